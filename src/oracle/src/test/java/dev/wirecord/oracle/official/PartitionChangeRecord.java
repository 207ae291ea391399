package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import java.util.UUID;

/** What changed in a partition: nine tags, of which nearly all are null in nearly all records. */
@KafkaMessage(apiKey = 5, type = MessageType.METADATA, versions = "0-2", flexible = "0+")
public record PartitionChangeRecord(
        @KafkaField(defaultValue = "-1") int partitionId,
        UUID topicId,

        @KafkaField(tag = 0, nullable = "0+", defaultValue = "null", entityType = EntityType.BROKER_ID)
        int[] isr,

        @KafkaField(tag = 1, defaultValue = "-2", entityType = EntityType.BROKER_ID)
        int leader,

        @KafkaField(tag = 2, nullable = "0+", defaultValue = "null", entityType = EntityType.BROKER_ID)
        List<Integer> replicas,

        @KafkaField(tag = 3, nullable = "0+", defaultValue = "null", entityType = EntityType.BROKER_ID)
        int[] removingReplicas,

        @KafkaField(tag = 4, nullable = "0+", defaultValue = "null", entityType = EntityType.BROKER_ID)
        List<Integer> addingReplicas,

        @KafkaField(tag = 5, defaultValue = "-1") byte leaderRecoveryState,

        @KafkaField(versions = "1+", tag = 8, nullable = "1+", defaultValue = "null")
        List<UUID> directories,

        @KafkaField(versions = "2+", tag = 6, nullable = "2+", defaultValue = "null", entityType = EntityType.BROKER_ID)
        int[] eligibleLeaderReplicas,

        @KafkaField(versions = "2+", tag = 7, nullable = "2+", defaultValue = "null", entityType = EntityType.BROKER_ID)
        List<Integer> lastKnownElr,

        TaggedFields unknownTaggedFields) {}
