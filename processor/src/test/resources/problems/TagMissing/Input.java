package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(
            @KafkaField(tagged = "3+") String rackId,
            //                   ^ [TagMissing] Tagged 3+ needs a tag, and none is given. Add `tag = 1`.
            @KafkaField(versions = "3+", tag = 0) String hostName) {}
}
