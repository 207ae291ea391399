package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "0+")
    record QuotaRequest(
            @KafkaField(tag = -1, tagged = "1+") String rackId,
            //                ^ [TagNegative] Tag -1 is negative, and tags run from 0. Use `tag = 1`.
            @KafkaField(tag = 0) String hostName,
            @KafkaField(tag = -2) String zone) {}
            //                ^ [TagNegative] Tag -2 is negative, and tags run from 0. Use `tag = 1`.
}
