package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", name = "quota request")
    //                                                                               ^ [StructName] "quota request" is not a name that Kafka has for structs. Write `name = "QuotaRequest"`.
    record QuotaRequest(Quota_entry entry, Größe size) {}

    record Quota_entry(int id) {}
 // ^ [StructName] "Quota_entry" is not a name that Kafka has for structs. Write `@KafkaStruct(name = "QuotaEntry")`.

    @KafkaStruct(name = "")
    //                  ^ [StructName] "" is not a name that Kafka has for structs. Write `name = "Name"`.
    record Größe(int id) {}
}
