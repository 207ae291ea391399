package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import java.util.List;

/** A member of a streams group is alive: arrays of short numbers, structs that can be null. */
@KafkaMessage(apiKey = 88, type = MessageType.REQUEST, versions = "0-1", flexible = "0+", listeners = "broker")
public record StreamsGroupHeartbeatRequest(
        @KafkaField(entityType = EntityType.GROUP_ID) String groupId,
        String memberId,
        int memberEpoch,
        int endpointInformationEpoch,
        @KafkaField(nullable = "0+", defaultValue = "null") String instanceId,
        @KafkaField(nullable = "0+", defaultValue = "null") String rackId,
        @KafkaField(defaultValue = "-1") int rebalanceTimeoutMs,
        @KafkaField(nullable = "0+", defaultValue = "null") Topology topology,
        @KafkaField(nullable = "0+", defaultValue = "null") List<TaskIds> activeTasks,
        @KafkaField(nullable = "0+", defaultValue = "null") List<TaskIds> standbyTasks,
        @KafkaField(nullable = "0+", defaultValue = "null") List<TaskIds> warmupTasks,
        @KafkaField(nullable = "0+", defaultValue = "null") String processId,
        @KafkaField(nullable = "0+", defaultValue = "null") Endpoint userEndpoint,
        @KafkaField(nullable = "0+", defaultValue = "null") List<KeyValue> clientTags,
        @KafkaField(nullable = "0+", defaultValue = "null") List<TaskOffset> taskOffsets,
        @KafkaField(nullable = "0+", defaultValue = "null") List<TaskOffset> taskEndOffsets,
        @KafkaField(defaultValue = "false") boolean shutdownApplication) {

    /** What the group computes. */
    public record Topology(int epoch, List<Subtopology> subtopologies) {}

    /** A part that runs on its own. */
    public record Subtopology(
            String subtopologyId,
            @KafkaField(entityType = EntityType.TOPIC_NAME) List<String> sourceTopics,
            List<String> sourceTopicRegex,
            List<TopicInfo> stateChangelogTopics,
            @KafkaField(entityType = EntityType.TOPIC_NAME) List<String> repartitionSinkTopics,
            List<TopicInfo> repartitionSourceTopics,
            List<CopartitionGroup> copartitionGroups) {}

    /** A topic of the application. */
    public record TopicInfo(
            @KafkaField(entityType = EntityType.TOPIC_NAME) String name,
            int partitions,
            short replicationFactor,
            List<KeyValue> topicConfigs) {}

    /** A key and its value. */
    public record KeyValue(String key, String value) {}

    /** Topics that are partitioned alike, by index. */
    public record CopartitionGroup(
            List<Short> sourceTopics, short[] sourceTopicRegex, List<Short> repartitionSourceTopics) {}

    /** Tasks of one part. */
    public record TaskIds(String subtopologyId, int[] partitions) {}

    /** A host and a port. */
    public record Endpoint(
            String host, @KafkaField(type = WireType.UINT16) int port) {}

    /** How far a task is. */
    public record TaskOffset(String subtopologyId, int partition, long offset) {}
}
