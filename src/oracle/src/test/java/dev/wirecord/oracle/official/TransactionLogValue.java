package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** The state of a transaction: tags out of order, before and between other fields. */
@KafkaMessage(apiKey = 0, type = MessageType.COORDINATOR_VALUE, versions = "0-1", flexible = "1+")
public record TransactionLogValue(
        long producerId,

        @KafkaField(versions = "1+", tag = 0, defaultValue = "-1")
        long previousProducerId,

        @KafkaField(versions = "1+", tag = 1, defaultValue = "-1")
        long nextProducerId,

        short producerEpoch,

        @KafkaField(versions = "1+", tag = 3, defaultValue = "-1")
        short nextProducerEpoch,

        int transactionTimeoutMs,
        byte transactionStatus,
        @KafkaField(nullable = "0+") List<PartitionsSchema> transactionPartitions,
        long transactionLastUpdateTimestampMs,
        long transactionStartTimestampMs,

        @KafkaField(versions = "1+", tag = 2, defaultValue = "0")
        short clientTransactionVersion,

        TaggedFields unknownTaggedFields) {

    /** Partitions of a topic. */
    public record PartitionsSchema(String topic, List<Integer> partitionIds, TaggedFields unknownTaggedFields) {}
}
