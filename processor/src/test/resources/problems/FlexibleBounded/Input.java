package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3-4")
    //                                                                                   ^ [FlexibleBounded] Flexible 3-4 ends, and versions once flexible stay so. Write "3+".
    record QuotaRequest(int timeoutMs) {}
}
