package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-5", flexible = "3+")
    record QuotaRequest(
            int size,
            int anywhere,
            //  ^ [LockFieldNew] anywhere is new, and versions 0-4 are locked without it. Write `versions = "5+"`, and raise the message to "0-5".
            @KafkaField(versions = "4+") int tooEarly,
            //                     ^ [LockFieldNew] tooEarly is new, and versions 0-4 are locked without it. Write `versions = "5+"`, and raise the message to "0-5".
            @KafkaField(versions = "5+") int inTime,
            @KafkaField(versions = "3+", tag = 0) int tagged) {}
}
