package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(int size) {}
 // ^ [LockUnreadable] Line 3 of wire.lock is not one of a wire lock: "<<<<<<< HEAD". Correct it, or restore the file.
}
