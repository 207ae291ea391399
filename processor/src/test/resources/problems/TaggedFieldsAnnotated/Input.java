package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "0+")
    record QuotaRequest(int id, @KafkaField(versions = "1+") TaggedFields unknown) {}
    //                          ^ [TaggedFieldsAnnotated] unknown keeps what no field knows, and @KafkaField says nothing about that. Remove @KafkaField.
}
