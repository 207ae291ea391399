package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.nio.ByteBuffer;
import java.util.List;

/** What a consumer tells its group; never flexible. */
@KafkaMessage(type = MessageType.DATA, versions = "0-3")
public record ConsumerProtocolSubscription(
        List<String> topics,
        @KafkaField(nullable = "0+", defaultValue = "null") ByteBuffer userData,
        @KafkaField(versions = "1+", ignorable = true) List<TopicPartition> ownedPartitions,

        @KafkaField(versions = "2+", defaultValue = "-1", ignorable = true)
        int generationId,

        @KafkaField(versions = "3+", nullable = "3+", defaultValue = "null", ignorable = true)
        String rackId) {

    /** Partitions of a topic. */
    public record TopicPartition(
            @KafkaField(versions = "1+", mapKey = true, entityType = EntityType.TOPIC_NAME)
            String topic,

            @KafkaField(versions = "1+") List<Integer> partitions) {}
}
