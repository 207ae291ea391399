package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.record.Records;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "0+")
    record QuotaRequest(
            @KafkaField(tag = 0) Records records,
            //                ^ [TaggedType] records holds record batches, and Kafka does not tag those. Remove `tag`.
            @KafkaField(type = WireType.RECORDS, tag = 1) byte[] raw) {}
            //                                         ^ [TaggedType] raw holds record batches, and Kafka does not tag those. Remove `tag`.
}
