package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import java.util.UUID;

/** The topics that were created: nulls are allowed in more versions than the field has. */
@KafkaMessage(apiKey = 19, type = MessageType.RESPONSE, versions = "2-7", flexible = "5+")
public record CreateTopicsResponse(
        @KafkaField(versions = "2+", ignorable = true) int throttleTimeMs,
        List<CreatableTopicResult> topics,
        TaggedFields unknownTaggedFields) {

    /** A topic that was created, or not. */
    public record CreatableTopicResult(
            @KafkaField(mapKey = true, entityType = EntityType.TOPIC_NAME)
            String name,

            @KafkaField(versions = "7+", ignorable = true) UUID topicId,
            short errorCode,

            @KafkaField(versions = "1+", nullable = "0+", ignorable = true)
            String errorMessage,

            @KafkaField(versions = "5+", tag = 0, ignorable = true)
            short topicConfigErrorCode,

            @KafkaField(versions = "5+", defaultValue = "-1", ignorable = true)
            int numPartitions,

            @KafkaField(versions = "5+", defaultValue = "-1", ignorable = true)
            short replicationFactor,

            @KafkaField(versions = "5+", nullable = "5+", ignorable = true)
            List<CreatableTopicConfigs> configs,

            TaggedFields unknownTaggedFields) {}

    /** A setting that the topic got. */
    public record CreatableTopicConfigs(
            @KafkaField(versions = "5+") String name,
            @KafkaField(versions = "5+", nullable = "5+") String value,
            @KafkaField(versions = "5+") boolean readOnly,

            @KafkaField(versions = "5+", defaultValue = "-1", ignorable = true)
            byte configSource,

            @KafkaField(versions = "5+") boolean isSensitive,
            TaggedFields unknownTaggedFields) {}
}
