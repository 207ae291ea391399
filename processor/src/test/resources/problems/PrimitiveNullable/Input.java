package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import java.util.UUID;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            @KafkaField(nullable = "0+") int timeoutMs,
            //                     ^ [PrimitiveNullable] timeoutMs is an int and cannot be null. Remove `nullable`, or use a type that can be null.
            @KafkaField(versions = "1+", nullable = "1+") UUID id,
            //                                      ^ [PrimitiveNullable] id is a UUID and cannot be null. Remove `nullable`, or use a type that can be null.
            @KafkaField(nullable = "0+") List<Integer> allowed) {}
}
