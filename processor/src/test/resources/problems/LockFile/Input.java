package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(int size) {}
 // ^ [LockFile] The wire lock src/test/resources/problems/LockFile cannot be read: IOException. Name a file in `-Awirecord.lock=<file>`.
}
