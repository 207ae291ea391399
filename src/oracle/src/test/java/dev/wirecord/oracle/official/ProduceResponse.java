package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import java.util.UUID;

/** Where the batches ended up, with the new leader in the tag section. */
@KafkaMessage(apiKey = 0, type = MessageType.RESPONSE, versions = "3-13", flexible = "9+")
public record ProduceResponse(
        List<TopicProduceResponse> responses,

        @KafkaField(versions = "1+", defaultValue = "0", ignorable = true)
        int throttleTimeMs,

        @KafkaField(versions = "10+", tag = 0) List<NodeEndpoint> nodeEndpoints) {

    /** What became of one topic. */
    public record TopicProduceResponse(
            @KafkaField(versions = "0-12", ignorable = true, mapKey = true, entityType = EntityType.TOPIC_NAME)
            String name,

            @KafkaField(versions = "13+", ignorable = true, mapKey = true)
            UUID topicId,

            List<PartitionProduceResponse> partitionResponses) {}

    /** What became of one partition. */
    public record PartitionProduceResponse(
            int index,
            short errorCode,
            long baseOffset,

            @KafkaField(versions = "2+", defaultValue = "-1", ignorable = true)
            long logAppendTimeMs,

            @KafkaField(versions = "5+", defaultValue = "-1", ignorable = true)
            long logStartOffset,

            @KafkaField(versions = "8+", ignorable = true) List<BatchIndexAndErrorMessage> recordErrors,

            @KafkaField(versions = "8+", nullable = "8+", defaultValue = "null", ignorable = true)
            String errorMessage,

            @KafkaField(versions = "10+", tag = 0) LeaderIdAndEpoch currentLeader) {}

    /** A record that was turned down. */
    public record BatchIndexAndErrorMessage(
            @KafkaField(versions = "8+") int batchIndex,

            @KafkaField(versions = "8+", nullable = "8+", defaultValue = "null")
            String batchIndexErrorMessage) {}

    /** Who leads a partition. */
    public record LeaderIdAndEpoch(
            @KafkaField(versions = "10+", defaultValue = "-1", entityType = EntityType.BROKER_ID)
            int leaderId,

            @KafkaField(versions = "10+", defaultValue = "-1")
            int leaderEpoch) {}

    /** Where a node listens. */
    public record NodeEndpoint(
            @KafkaField(versions = "10+", mapKey = true, entityType = EntityType.BROKER_ID)
            int nodeId,

            @KafkaField(versions = "10+") String host,
            @KafkaField(versions = "10+") int port,

            @KafkaField(versions = "10+", nullable = "10+", defaultValue = "null")
            String rack) {}
}
