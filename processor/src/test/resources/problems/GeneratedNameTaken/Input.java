package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(int timeoutMs, Entry entry) {}
 // ^ [GeneratedNameTaken] There is a class Input_QuotaRequestCodec already, and the processor generates one for QuotaRequest. Rename one of the two.

    record Entry(String key) {}
 // ^ [GeneratedNameTaken] There is a class Input_EntryBuilder already, and the processor generates one for Entry. Rename one of the two.
}

class Input_QuotaRequestCodec {}

class Input_EntryBuilder {}
