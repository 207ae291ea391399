package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            int timeout_ms,
            //  ^ [FieldName] "Timeout_ms" is not a name that Kafka has for fields. Write `@KafkaField(name = "TimeoutMs")`.
            @KafkaField(name = "3rd party") int thirdParty,
            //                 ^ [FieldName] "3rd party" is not a name that Kafka has for fields. Write `name = "Name"`.
            @KafkaField(versions = "1+") int größe) {}
         // ^ [FieldName] "Größe" is not a name that Kafka has for fields. Write `name = "GrE"`.
}
