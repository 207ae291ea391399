package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "none")
    //                                                                 ^ [MessageVersionsNone] "none" leaves the message without a version. Write the versions you implement, as in "0-4".
    record QuotaRequest(@KafkaField(versions = "3+") int timeoutMs) {}
}
