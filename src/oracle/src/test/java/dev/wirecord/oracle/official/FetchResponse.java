package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.record.Records;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import java.util.UUID;

/** Record batches on their way to a consumer, among tagged structs. */
@KafkaMessage(apiKey = 1, type = MessageType.RESPONSE, versions = "4-18", flexible = "12+")
public record FetchResponse(
        @KafkaField(versions = "1+", ignorable = true) int throttleTimeMs,
        @KafkaField(versions = "7+", ignorable = true) short errorCode,
        @KafkaField(versions = "7+", defaultValue = "0") int sessionId,
        List<FetchableTopicResponse> responses,
        @KafkaField(versions = "16+", tag = 0) List<NodeEndpoint> nodeEndpoints,
        TaggedFields unknownTaggedFields) {

    /** What was found in one topic. */
    public record FetchableTopicResponse(
            @KafkaField(versions = "0-12", ignorable = true, entityType = EntityType.TOPIC_NAME)
            String topic,

            @KafkaField(versions = "13+", ignorable = true) UUID topicId,
            List<PartitionData> partitions,
            TaggedFields unknownTaggedFields) {}

    /** What is said of one partition. */
    public record PartitionData(
            int partitionIndex,
            short errorCode,
            long highWatermark,

            @KafkaField(versions = "4+", defaultValue = "-1", ignorable = true)
            long lastStableOffset,

            @KafkaField(versions = "5+", defaultValue = "-1", ignorable = true)
            long logStartOffset,

            @KafkaField(versions = "12+", tag = 0) EpochEndOffset divergingEpoch,
            @KafkaField(versions = "12+", tag = 1) LeaderIdAndEpoch currentLeader,
            @KafkaField(versions = "12+", tag = 2) SnapshotId snapshotId,

            @KafkaField(versions = "4+", nullable = "4+", ignorable = true)
            List<AbortedTransaction> abortedTransactions,

            @KafkaField(versions = "11+", defaultValue = "-1", entityType = EntityType.BROKER_ID)
            int preferredReadReplica,

            @KafkaField(nullable = "0+") Records records,
            TaggedFields unknownTaggedFields) {}

    /** Where an epoch ended. */
    public record EpochEndOffset(
            @KafkaField(versions = "12+", defaultValue = "-1")
            int epoch,

            @KafkaField(versions = "12+", defaultValue = "-1")
            long endOffset,

            TaggedFields unknownTaggedFields) {}

    /** Who leads a partition. */
    public record LeaderIdAndEpoch(
            @KafkaField(versions = "12+", defaultValue = "-1", entityType = EntityType.BROKER_ID)
            int leaderId,

            @KafkaField(versions = "12+", defaultValue = "-1")
            int leaderEpoch,

            TaggedFields unknownTaggedFields) {}

    /** Which snapshot. */
    public record SnapshotId(
            @KafkaField(defaultValue = "-1") long endOffset,
            @KafkaField(defaultValue = "-1") int epoch,
            TaggedFields unknownTaggedFields) {}

    /** A transaction to skip. */
    public record AbortedTransaction(
            @KafkaField(versions = "4+", entityType = EntityType.PRODUCER_ID)
            long producerId,

            @KafkaField(versions = "4+") long firstOffset,
            TaggedFields unknownTaggedFields) {}

    /** Where a node listens. */
    public record NodeEndpoint(
            @KafkaField(versions = "16+", mapKey = true, entityType = EntityType.BROKER_ID)
            int nodeId,

            @KafkaField(versions = "16+") String host,
            @KafkaField(versions = "16+") int port,

            @KafkaField(versions = "16+", nullable = "16+", defaultValue = "null")
            String rack,

            TaggedFields unknownTaggedFields) {}
}
