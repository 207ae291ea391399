package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;

/** Records to share; null batches belong to a version that is gone. */
@KafkaMessage(apiKey = 78, type = MessageType.RESPONSE, versions = "1-2", flexible = "0+")
public record ShareFetchResponse(
        int throttleTimeMs,
        short errorCode,
        @KafkaField(nullable = "0+", defaultValue = "null") String errorMessage,
        @KafkaField(versions = "1+") int acquisitionLockTimeoutMs,
        List<ShareFetchableTopicResponse> responses,
        List<NodeEndpoint> nodeEndpoints,
        TaggedFields unknownTaggedFields) {

    /** What was found in one topic. */
    public record ShareFetchableTopicResponse(
            @KafkaField(mapKey = true) UUID topicId,
            List<PartitionData> partitions,
            TaggedFields unknownTaggedFields) {}

    /** What is said of one partition. */
    public record PartitionData(
            int partitionIndex,
            short errorCode,

            @KafkaField(nullable = "0+", defaultValue = "null")
            String errorMessage,

            short acknowledgeErrorCode,

            @KafkaField(nullable = "0+", defaultValue = "null")
            String acknowledgeErrorMessage,

            LeaderIdAndEpoch currentLeader,

            @KafkaField(nullable = "0", type = WireType.RECORDS)
            ByteBuffer records,

            List<AcquiredRecords> acquiredRecords,
            TaggedFields unknownTaggedFields) {}

    /** Who leads a partition. */
    public record LeaderIdAndEpoch(int leaderId, int leaderEpoch, TaggedFields unknownTaggedFields) {}

    /** Offsets that are now held. */
    public record AcquiredRecords(
            long firstOffset, long lastOffset, short deliveryCount, TaggedFields unknownTaggedFields) {}

    /** Where a node listens. */
    public record NodeEndpoint(
            @KafkaField(mapKey = true, entityType = EntityType.BROKER_ID)
            int nodeId,

            String host,
            int port,

            @KafkaField(nullable = "0+", defaultValue = "null")
            String rack,

            TaggedFields unknownTaggedFields) {}
}
