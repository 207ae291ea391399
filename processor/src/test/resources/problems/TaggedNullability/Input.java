package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "0+")
    record QuotaRequest(
            @KafkaField(versions = "1+", tag = 0, nullable = "2+") String rackId,
            //                                               ^ [TaggedNullability] rackId may be null in some of its tagged versions and not in others. Write `nullable = "1+"`.
            @KafkaField(versions = "0+", tagged = "2+", tag = 1, nullable = "2+") String allowed) {}
}
