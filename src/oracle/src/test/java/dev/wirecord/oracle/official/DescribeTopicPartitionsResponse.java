package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import java.util.UUID;

/** A page of partitions, with arrays that can be null. */
@KafkaMessage(apiKey = 75, type = MessageType.RESPONSE, versions = "0", flexible = "0+")
public record DescribeTopicPartitionsResponse(
        @KafkaField(ignorable = true) int throttleTimeMs,
        List<DescribeTopicPartitionsResponseTopic> topics,
        @KafkaField(nullable = "0+", defaultValue = "null") Cursor nextCursor) {

    /** A topic that was described. */
    public record DescribeTopicPartitionsResponseTopic(
            short errorCode,

            @KafkaField(nullable = "0+", mapKey = true, entityType = EntityType.TOPIC_NAME)
            String name,

            @KafkaField(ignorable = true) UUID topicId,

            @KafkaField(defaultValue = "false", ignorable = true)
            boolean isInternal,

            List<DescribeTopicPartitionsResponsePartition> partitions,
            @KafkaField(defaultValue = "-2147483648") int topicAuthorizedOperations) {}

    /** A partition that was described. */
    public record DescribeTopicPartitionsResponsePartition(
            short errorCode,
            int partitionIndex,
            @KafkaField(entityType = EntityType.BROKER_ID) int leaderId,

            @KafkaField(defaultValue = "-1", ignorable = true)
            int leaderEpoch,

            @KafkaField(entityType = EntityType.BROKER_ID) int[] replicaNodes,
            @KafkaField(entityType = EntityType.BROKER_ID) List<Integer> isrNodes,

            @KafkaField(nullable = "0+", defaultValue = "null", entityType = EntityType.BROKER_ID)
            int[] eligibleLeaderReplicas,

            @KafkaField(nullable = "0+", defaultValue = "null", entityType = EntityType.BROKER_ID)
            List<Integer> lastKnownElr,

            @KafkaField(ignorable = true, entityType = EntityType.BROKER_ID)
            int[] offlineReplicas) {}
}
