package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "0+")
    record QuotaRequest(@KafkaField(mapKey = true) int id, List<Entry> entries) {}
    //                                       ^ [MapKey] id cannot be a map key: the message itself is in no list. Remove `mapKey`.

    record Entry(
            @KafkaField(mapKey = true) int allowed,
            @KafkaField(mapKey = true) List<String> list,
            //                   ^ [MapKey] list cannot be a map key: it is a List<String>. Remove `mapKey`.
            @KafkaField(mapKey = true) Part allowedToo,
            @KafkaField(mapKey = true, tag = 0) int tagged) {}
            //                   ^ [MapKey] tagged cannot be a map key: it is tagged. Remove `mapKey`.

    record Part(int id) {}
}
