package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** Asks for new topics: keyed structs within keyed structs, and two names in lower case. */
@KafkaMessage(
        apiKey = 19,
        type = MessageType.REQUEST,
        versions = "2-7",
        flexible = "5+",
        listeners = {"broker", "controller"})
public record CreateTopicsRequest(
        List<CreatableTopic> topics,

        @KafkaField(defaultValue = "60000", name = "timeoutMs")
        int timeoutMs,

        @KafkaField(versions = "1+", defaultValue = "false", name = "validateOnly")
        boolean validateOnly)
        implements KafkaRequest<CreateTopicsResponse> {

    /** A topic to create. */
    public record CreatableTopic(
            @KafkaField(mapKey = true, entityType = EntityType.TOPIC_NAME)
            String name,

            int numPartitions,
            short replicationFactor,
            List<CreatableReplicaAssignment> assignments,
            List<CreatableTopicConfig> configs,
            TaggedFields unknownTaggedFields) {}

    /** Who is to hold a partition. */
    public record CreatableReplicaAssignment(
            @KafkaField(mapKey = true) int partitionIndex,
            @KafkaField(entityType = EntityType.BROKER_ID) List<Integer> brokerIds,
            TaggedFields unknownTaggedFields) {}

    /** A setting of the topic. */
    public record CreatableTopicConfig(
            @KafkaField(mapKey = true) String name,
            @KafkaField(nullable = "0+") String value,
            TaggedFields unknownTaggedFields) {}
}
