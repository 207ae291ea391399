package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import java.util.UUID;

/** Brokers and topics: three levels of structs, and many fields that later versions added. */
@KafkaMessage(apiKey = 3, type = MessageType.RESPONSE, versions = "0-13", flexible = "9+")
public record MetadataResponse(
        @KafkaField(versions = "3+", ignorable = true) int throttleTimeMs,
        List<MetadataResponseBroker> brokers,

        @KafkaField(versions = "2+", nullable = "2+", defaultValue = "null", ignorable = true)
        String clusterId,

        @KafkaField(versions = "1+", defaultValue = "-1", ignorable = true, entityType = EntityType.BROKER_ID)
        int controllerId,

        List<MetadataResponseTopic> topics,

        @KafkaField(versions = "8-10", defaultValue = "-2147483648")
        int clusterAuthorizedOperations,

        @KafkaField(versions = "13+", ignorable = true) short errorCode) {

    /** A broker and where it listens. */
    public record MetadataResponseBroker(
            @KafkaField(mapKey = true, entityType = EntityType.BROKER_ID)
            int nodeId,

            String host,
            int port,

            @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null", ignorable = true)
            String rack) {}

    /** A topic and its partitions. */
    public record MetadataResponseTopic(
            short errorCode,

            @KafkaField(nullable = "12+", mapKey = true, entityType = EntityType.TOPIC_NAME)
            String name,

            @KafkaField(versions = "10+", ignorable = true) UUID topicId,

            @KafkaField(versions = "1+", defaultValue = "false", ignorable = true)
            boolean isInternal,

            List<MetadataResponsePartition> partitions,

            @KafkaField(versions = "8+", defaultValue = "-2147483648")
            int topicAuthorizedOperations) {}

    /** A partition and who holds it. */
    public record MetadataResponsePartition(
            short errorCode,
            int partitionIndex,
            @KafkaField(entityType = EntityType.BROKER_ID) int leaderId,

            @KafkaField(versions = "7+", defaultValue = "-1", ignorable = true)
            int leaderEpoch,

            @KafkaField(entityType = EntityType.BROKER_ID) List<Integer> replicaNodes,
            @KafkaField(entityType = EntityType.BROKER_ID) int[] isrNodes,

            @KafkaField(versions = "5+", ignorable = true, entityType = EntityType.BROKER_ID)
            List<Integer> offlineReplicas) {}
}
