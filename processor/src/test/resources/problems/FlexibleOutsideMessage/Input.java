package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "7+")
    //                                                                                   ^ [FlexibleOutsideMessage] Flexible 7+ starts after the last version, 4. Write "none" or a start within 0-4.
    record QuotaRequest(int timeoutMs) {}
}
