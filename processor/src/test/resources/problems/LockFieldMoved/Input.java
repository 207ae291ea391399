package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(
            int third,
            //  ^ [LockFieldMoved] third has another place in versions 0-4, which are locked. Move it back; new fields may stand anywhere.
            int first,
            @KafkaField(versions = "3+", tag = 1) int tagged2,
            int second,
            @KafkaField(versions = "2+") int other,
            @KafkaField(versions = "0-1") int apart,
            @KafkaField(versions = "3+", tag = 0) int tagged) {}
}
