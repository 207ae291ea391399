package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** Streams groups down to the last task: shared structs, some of which have versions of their own. */
@KafkaMessage(apiKey = 89, type = MessageType.RESPONSE, versions = "0-1", flexible = "0+")
public record StreamsGroupDescribeResponse(
        int throttleTimeMs, List<DescribedGroup> groups, TaggedFields unknownTaggedFields) {

    /** A group that was described. */
    public record DescribedGroup(
            short errorCode,

            @KafkaField(nullable = "0+", defaultValue = "null")
            String errorMessage,

            @KafkaField(entityType = EntityType.GROUP_ID) String groupId,
            String groupState,
            int groupEpoch,
            int assignmentEpoch,

            @KafkaField(nullable = "0+", defaultValue = "null")
            Topology topology,

            List<Member> members,
            @KafkaField(defaultValue = "-2147483648") int authorizedOperations,

            @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null")
            TopologyDescription topologyDescription,

            @KafkaField(versions = "1+", defaultValue = "0") byte topologyDescriptionStatus,

            @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null", ignorable = true)
            String assignorName,

            TaggedFields unknownTaggedFields) {}

    /** What the group computes. */
    public record Topology(
            int epoch,

            @KafkaField(nullable = "0+", defaultValue = "null")
            List<Subtopology> subtopologies,

            TaggedFields unknownTaggedFields) {}

    /** A part that runs on its own. */
    public record Subtopology(
            String subtopologyId,
            @KafkaField(entityType = EntityType.TOPIC_NAME) List<String> sourceTopics,
            @KafkaField(entityType = EntityType.TOPIC_NAME) List<String> repartitionSinkTopics,
            List<TopicInfo> stateChangelogTopics,
            List<TopicInfo> repartitionSourceTopics,
            TaggedFields unknownTaggedFields) {}

    /** A topic of the application. */
    public record TopicInfo(
            @KafkaField(entityType = EntityType.TOPIC_NAME) String name,
            int partitions,
            short replicationFactor,
            List<KeyValue> topicConfigs,
            TaggedFields unknownTaggedFields) {}

    /** A key and its value. */
    public record KeyValue(String key, String value, TaggedFields unknownTaggedFields) {}

    /** A member of the group. */
    public record Member(
            String memberId,
            int memberEpoch,

            @KafkaField(nullable = "0+", defaultValue = "null")
            String instanceId,

            @KafkaField(nullable = "0+", defaultValue = "null")
            String rackId,

            String clientId,
            String clientHost,
            int topologyEpoch,
            String processId,

            @KafkaField(nullable = "0+", defaultValue = "null")
            Endpoint userEndpoint,

            List<KeyValue> clientTags,
            List<TaskOffset> taskOffsets,
            List<TaskOffset> taskEndOffsets,
            Assignment assignment,
            Assignment targetAssignment,
            boolean isClassic,
            TaggedFields unknownTaggedFields) {}

    /** A host and a port. */
    public record Endpoint(
            String host, @KafkaField(type = WireType.UINT16) int port, TaggedFields unknownTaggedFields) {}

    /** How far a task is. */
    public record TaskOffset(String subtopologyId, int partition, long offset, TaggedFields unknownTaggedFields) {}

    /** The tasks of a member. */
    public record Assignment(
            List<TaskIds> activeTasks,
            List<TaskIds> standbyTasks,
            List<TaskIds> warmupTasks,
            TaggedFields unknownTaggedFields) {}

    /** Tasks of one part. */
    public record TaskIds(String subtopologyId, int[] partitions, TaggedFields unknownTaggedFields) {}

    /** The topology in detail. */
    @KafkaStruct(versions = "1+")
    public record TopologyDescription(
            @KafkaField(versions = "1+") List<TopologyDescriptionSubtopology> subtopologies,
            @KafkaField(versions = "1+") List<TopologyDescriptionGlobalStore> globalStores,
            TaggedFields unknownTaggedFields) {}

    /** A part in detail. */
    @KafkaStruct(versions = "1+")
    public record TopologyDescriptionSubtopology(
            @KafkaField(versions = "1+") String subtopologyId,
            @KafkaField(versions = "1+") List<TopologyDescriptionNode> nodes,
            TaggedFields unknownTaggedFields) {}

    /** A node of a part. */
    @KafkaStruct(versions = "1+")
    public record TopologyDescriptionNode(
            @KafkaField(versions = "1+") String name,
            @KafkaField(versions = "1+") byte nodeType,

            @KafkaField(versions = "1+", entityType = EntityType.TOPIC_NAME)
            List<String> sourceTopics,

            @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null", entityType = EntityType.TOPIC_NAME)
            String sinkTopic,

            @KafkaField(versions = "1+") List<String> stores,
            @KafkaField(versions = "1+") List<String> successors,
            TaggedFields unknownTaggedFields) {}

    /** A store and who feeds it. */
    @KafkaStruct(versions = "1+")
    public record TopologyDescriptionGlobalStore(
            @KafkaField(versions = "1+") TopologyDescriptionNode source,
            @KafkaField(versions = "1+") TopologyDescriptionNode processor,
            TaggedFields unknownTaggedFields) {}
}
