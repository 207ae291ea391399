package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            int timeoutMs,
            @KafkaField(name = "TimeoutMs") int first,
            //                 ^ [MemberNameTaken] "TimeoutMs" is already the name of timeoutMs. Write another `name`.
            @KafkaField(name = "timeoutMs") int second) {}
            //                 ^ [MemberNameTaken] "timeoutMs" is already the name of timeoutMs. Write another `name`.
}
