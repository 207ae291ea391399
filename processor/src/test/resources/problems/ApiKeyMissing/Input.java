package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(type = MessageType.REQUEST, versions = "0-4")
    //                              ^ [ApiKeyMissing] A message of type REQUEST has an API key, and none is given. Add `apiKey = ` with its number.
    record QuotaRequest(int timeoutMs) {}

    @KafkaMessage(apiKey = -1, type = MessageType.COORDINATOR_KEY, versions = "0")
    //                     ^ [ApiKeyMissing] A message of type COORDINATOR_KEY has an API key, and none is given. Add `apiKey = ` with its number.
    record QuotaKey(int id) {}
}
