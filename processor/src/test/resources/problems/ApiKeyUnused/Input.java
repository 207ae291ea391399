package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.DATA, versions = "0-4")
    //                     ^ [ApiKeyUnused] A message of type DATA has no API key, and 900 is given. Remove `apiKey`.
    record Quota(int timeoutMs) {}

    @KafkaMessage(type = MessageType.HEADER, apiKey = 0, versions = "0-4")
    //                                                ^ [ApiKeyUnused] A message of type HEADER has no API key, and 0 is given. Remove `apiKey`.
    record QuotaHeader(int id) {}
}
