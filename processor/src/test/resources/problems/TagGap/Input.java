package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(
            @KafkaField(versions = "3+", tag = 0) String rackId,
            @KafkaField(versions = "3+", tag = 9) String zone,
            //                                 ^ [TagGap] Tag 9 leaves 1 to 8 unused, and Kafka's tags run from 0 without gaps. Use `tag = 3`.
            @KafkaField(versions = "3+", tag = 4) String cellar,
            //                                 ^ [TagGap] Tag 4 leaves 1 to 3 unused, and Kafka's tags run from 0 without gaps. Use `tag = 2`.
            @KafkaField(versions = "3+", tag = 3) String hostName) {}
            //                                 ^ [TagGap] Tag 3 leaves 1 and 2 unused, and Kafka's tags run from 0 without gaps. Use `tag = 1`.

    @KafkaMessage(apiKey = 901, type = MessageType.REQUEST, versions = "0", flexible = "0+")
    record OneRequest(@KafkaField(tag = 1) String rackId) {}
    //                                  ^ [TagGap] Tag 1 leaves 0 unused, and Kafka's tags run from 0 without gaps. Use `tag = 0`.
}
