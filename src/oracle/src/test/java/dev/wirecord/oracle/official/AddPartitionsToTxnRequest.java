package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** Adds partitions to transactions: one struct for two fields that no version has both of. */
@KafkaMessage(apiKey = 24, type = MessageType.REQUEST, versions = "0-5", flexible = "3+", listeners = "broker")
public record AddPartitionsToTxnRequest(
        @KafkaField(versions = "4+") List<AddPartitionsToTxnTransaction> transactions,

        @KafkaField(versions = "0-3", entityType = EntityType.TRANSACTIONAL_ID)
        String v3AndBelowTransactionalId,

        @KafkaField(versions = "0-3", entityType = EntityType.PRODUCER_ID)
        long v3AndBelowProducerId,

        @KafkaField(versions = "0-3") short v3AndBelowProducerEpoch,
        @KafkaField(versions = "0-3") List<AddPartitionsToTxnTopic> v3AndBelowTopics,
        TaggedFields unknownTaggedFields) {

    /** A transaction and its partitions. */
    public record AddPartitionsToTxnTransaction(
            @KafkaField(versions = "4+", mapKey = true, entityType = EntityType.TRANSACTIONAL_ID)
            String transactionalId,

            @KafkaField(versions = "4+", entityType = EntityType.PRODUCER_ID)
            long producerId,

            @KafkaField(versions = "4+") short producerEpoch,

            @KafkaField(versions = "4+", defaultValue = "false")
            boolean verifyOnly,

            @KafkaField(versions = "4+") List<AddPartitionsToTxnTopic> topics,
            TaggedFields unknownTaggedFields) {}
}
