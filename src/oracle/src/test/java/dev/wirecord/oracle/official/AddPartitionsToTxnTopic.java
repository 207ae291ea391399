package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.type.TaggedFields;

/** Partitions of a topic, for a request with one transaction and for one with many. */
public record AddPartitionsToTxnTopic(
        @KafkaField(mapKey = true, entityType = EntityType.TOPIC_NAME)
        String name,

        int[] partitions,
        TaggedFields unknownTaggedFields) {}
