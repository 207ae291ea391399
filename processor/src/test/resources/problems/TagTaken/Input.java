package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(
            @KafkaField(versions = "3+", tag = 0) String rackId,
            @KafkaField(versions = "3+", tag = 0) String hostName,
            //                                 ^ [TagTaken] Tag 0 is already used by rackId. Use `tag = 1`.
            Entry entry) {}

    record Entry(@KafkaField(versions = "3+", tag = 0) int ofAnotherStruct) {}
}
