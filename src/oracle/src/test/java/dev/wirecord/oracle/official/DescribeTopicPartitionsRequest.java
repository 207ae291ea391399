package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** Asks for partitions page by page; the place to go on from is a struct that can be null. */
@KafkaMessage(apiKey = 75, type = MessageType.REQUEST, versions = "0", flexible = "0+", listeners = "broker")
public record DescribeTopicPartitionsRequest(
        List<TopicRequest> topics,
        @KafkaField(defaultValue = "2000") int responsePartitionLimit,
        @KafkaField(nullable = "0+", defaultValue = "null") Cursor cursor,
        TaggedFields unknownTaggedFields)
        implements KafkaRequest<DescribeTopicPartitionsResponse> {

    /** A topic to describe. */
    public record TopicRequest(
            @KafkaField(entityType = EntityType.TOPIC_NAME) String name, TaggedFields unknownTaggedFields) {}
}
