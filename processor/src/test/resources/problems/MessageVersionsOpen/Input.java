package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0+")
    //                                                                 ^ [MessageVersionsOpen] "0+" has no end, and a codec needs one. Write the highest version you implement, as in "0-4".
    record QuotaRequest(int timeoutMs) {}
}
