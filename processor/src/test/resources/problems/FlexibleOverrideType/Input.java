package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(
            @KafkaField(flexible = "none") List<String> topics,
            //                     ^ [FlexibleOverrideType] Only strings and bytes may override flexible, and topics is a List<String>. Remove `flexible`.
            @KafkaField(flexible = "none") int timeoutMs,
            //                     ^ [FlexibleOverrideType] Only strings and bytes may override flexible, and timeoutMs is an int. Remove `flexible`.
            @KafkaField(flexible = "none") String allowed,
            @KafkaField(flexible = "4+") byte[] allowedToo) {}
}
