package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(int size) {}
 // ^ [LockMessageGone] org.example.Gone is locked, and there is no such record. Put it back, or take its block out of wire.lock.
}
