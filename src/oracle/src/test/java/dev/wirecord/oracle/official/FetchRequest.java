package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import java.util.UUID;

/** Asks for record batches: a tagged field comes first, and one default is hexadecimal. */
@KafkaMessage(
        apiKey = 1,
        type = MessageType.REQUEST,
        versions = "4-18",
        flexible = "12+",
        listeners = {"broker", "controller"})
public record FetchRequest(
        @KafkaField(versions = "12+", tag = 0, nullable = "12+", defaultValue = "null", ignorable = true)
        String clusterId,

        @KafkaField(versions = "0-14", defaultValue = "-1", entityType = EntityType.BROKER_ID)
        int replicaId,

        @KafkaField(versions = "15+", tag = 1) ReplicaState replicaState,
        int maxWaitMs,
        int minBytes,

        @KafkaField(versions = "3+", defaultValue = "0x7fffffff", ignorable = true)
        int maxBytes,

        @KafkaField(versions = "4+", defaultValue = "0", ignorable = true)
        byte isolationLevel,

        @KafkaField(versions = "7+", defaultValue = "0", ignorable = true)
        int sessionId,

        @KafkaField(versions = "7+", defaultValue = "-1", ignorable = true)
        int sessionEpoch,

        List<FetchTopic> topics,
        @KafkaField(versions = "7+") List<ForgottenTopic> forgottenTopicsData,
        @KafkaField(versions = "11+", ignorable = true) String rackId,
        TaggedFields unknownTaggedFields)
        implements KafkaRequest<FetchResponse> {

    /** The follower that asks. */
    public record ReplicaState(
            @KafkaField(versions = "15+", defaultValue = "-1", entityType = EntityType.BROKER_ID)
            int replicaId,

            @KafkaField(versions = "15+", defaultValue = "-1")
            long replicaEpoch,

            TaggedFields unknownTaggedFields) {}

    /** What is wanted of one topic. */
    public record FetchTopic(
            @KafkaField(versions = "0-12", ignorable = true, entityType = EntityType.TOPIC_NAME)
            String topic,

            @KafkaField(versions = "13+", ignorable = true) UUID topicId,
            List<FetchPartition> partitions,
            TaggedFields unknownTaggedFields) {}

    /** What is wanted of one partition. */
    public record FetchPartition(
            int partition,

            @KafkaField(versions = "9+", defaultValue = "-1", ignorable = true)
            int currentLeaderEpoch,

            long fetchOffset,

            @KafkaField(versions = "12+", defaultValue = "-1")
            int lastFetchedEpoch,

            @KafkaField(versions = "5+", defaultValue = "-1", ignorable = true)
            long logStartOffset,

            int partitionMaxBytes,

            @KafkaField(versions = "17+", tag = 0, ignorable = true)
            UUID replicaDirectoryId,

            @KafkaField(versions = "18+", tag = 1, defaultValue = "9223372036854775807", ignorable = true)
            long highWatermark,

            TaggedFields unknownTaggedFields) {}

    /** A topic that is no longer wanted. */
    public record ForgottenTopic(
            @KafkaField(versions = "7-12", ignorable = true, entityType = EntityType.TOPIC_NAME)
            String topic,

            @KafkaField(versions = "13+", ignorable = true) UUID topicId,
            @KafkaField(versions = "7+") int[] partitions,
            TaggedFields unknownTaggedFields) {}
}
