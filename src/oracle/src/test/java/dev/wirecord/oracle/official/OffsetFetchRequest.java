package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import java.util.UUID;

/** Asks for offsets: version 8 put groups in the place of topics that could be null for a while. */
@KafkaMessage(apiKey = 9, type = MessageType.REQUEST, versions = "1-10", flexible = "6+", listeners = "broker")
public record OffsetFetchRequest(
        @KafkaField(versions = "0-7", entityType = EntityType.GROUP_ID)
        String groupId,

        @KafkaField(versions = "0-7", nullable = "2-7") List<OffsetFetchRequestTopic> topics,
        @KafkaField(versions = "8+") List<OffsetFetchRequestGroup> groups,
        @KafkaField(versions = "7+", defaultValue = "false") boolean requireStable) {

    /** A topic, up to version 7. */
    public record OffsetFetchRequestTopic(
            @KafkaField(versions = "0-7", entityType = EntityType.TOPIC_NAME)
            String name,

            @KafkaField(versions = "0-7") List<Integer> partitionIndexes) {}

    /** A group, from version 8 on. */
    public record OffsetFetchRequestGroup(
            @KafkaField(versions = "8+", entityType = EntityType.GROUP_ID)
            String groupId,

            @KafkaField(versions = "9+", nullable = "9+", defaultValue = "null", ignorable = true)
            String memberId,

            @KafkaField(versions = "9+", defaultValue = "-1", ignorable = true)
            int memberEpoch,

            @KafkaField(versions = "8+", nullable = "8+") List<OffsetFetchRequestTopics> topics) {}

    /** A topic of a group. */
    public record OffsetFetchRequestTopics(
            @KafkaField(versions = "8-9", ignorable = true, entityType = EntityType.TOPIC_NAME)
            String name,

            @KafkaField(versions = "10+", ignorable = true) UUID topicId,
            @KafkaField(versions = "8+") int[] partitionIndexes) {}
}
