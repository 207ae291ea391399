package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(@KafkaField(versions = "3+") Outer outer) {}

    record Outer(
            @KafkaField(versions = "0-2") Inner inner,
            //                     ^ [StructNever] inner is in versions 0-2, and the record around it only in 3-4. Remove the component, or write "3+".
            @KafkaField(versions = "0-3") Inner other) {}

    record Inner(int id) {}
}
