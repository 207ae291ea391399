package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** A vote, and from version 1 on where the voters are: a known tag in some flexible versions only. */
@KafkaMessage(apiKey = 52, type = MessageType.RESPONSE, versions = "0-2", flexible = "0+")
public record VoteResponse(
        short errorCode,
        List<TopicData> topics,
        @KafkaField(versions = "1+", tag = 0) List<NodeEndpoint> nodeEndpoints,
        TaggedFields unknownTaggedFields) {

    /** What is said of one topic. */
    public record TopicData(
            @KafkaField(entityType = EntityType.TOPIC_NAME) String topicName,
            List<PartitionData> partitions,
            TaggedFields unknownTaggedFields) {}

    /** What is said of one partition. */
    public record PartitionData(
            int partitionIndex,
            short errorCode,
            @KafkaField(entityType = EntityType.BROKER_ID) int leaderId,
            int leaderEpoch,
            boolean voteGranted,
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
