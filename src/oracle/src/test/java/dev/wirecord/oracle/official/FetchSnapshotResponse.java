package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** A part of a snapshot: batches that cannot be null. */
@KafkaMessage(apiKey = 59, type = MessageType.RESPONSE, versions = "0-1", flexible = "0+")
public record FetchSnapshotResponse(
        @KafkaField(ignorable = true) int throttleTimeMs,
        short errorCode,
        List<TopicSnapshot> topics,
        @KafkaField(versions = "1+", tag = 0) List<NodeEndpoint> nodeEndpoints) {

    /** The snapshots of one topic. */
    public record TopicSnapshot(
            @KafkaField(entityType = EntityType.TOPIC_NAME) String name,
            List<PartitionSnapshot> partitions,
            TaggedFields unknownTaggedFields) {}

    /** A part of the snapshot of one partition. */
    public record PartitionSnapshot(
            int index,
            short errorCode,
            SnapshotId snapshotId,
            @KafkaField(tag = 0) LeaderIdAndEpoch currentLeader,
            long size,
            long position,
            @KafkaField(type = WireType.RECORDS) byte[] unalignedRecords,
            TaggedFields unknownTaggedFields) {}

    /** Which snapshot. */
    public record SnapshotId(long endOffset, int epoch, TaggedFields unknownTaggedFields) {}

    /** Who leads a partition. */
    public record LeaderIdAndEpoch(
            @KafkaField(entityType = EntityType.BROKER_ID) int leaderId,
            int leaderEpoch,
            TaggedFields unknownTaggedFields) {}

    /** Where a node listens. */
    public record NodeEndpoint(
            @KafkaField(versions = "1+", mapKey = true, entityType = EntityType.BROKER_ID)
            int nodeId,

            @KafkaField(versions = "1+") String host,

            @KafkaField(versions = "1+", type = WireType.UINT16)
            int port,

            TaggedFields unknownTaggedFields) {}
}
