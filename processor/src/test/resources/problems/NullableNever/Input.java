package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            @KafkaField(versions = "2+", nullable = "0-1") String name,
            //                                      ^ warning [NullableNever] Nullable 0-1 has no version in common with the field's versions, 2+. Remove `nullable`, or write "2+".
            @KafkaField(versions = "0-2", nullable = "2+") String overlapping) {}
}
