package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.type.TaggedFields;

/** Where the next page begins; a request and a response share it. */
public record Cursor(
        @KafkaField(entityType = EntityType.TOPIC_NAME) String topicName,
        int partitionIndex,
        TaggedFields unknownTaggedFields) {}
