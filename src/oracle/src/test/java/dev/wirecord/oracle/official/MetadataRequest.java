package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import java.util.UUID;

/** Asks for brokers and topics; nulls arrive late, and one field has come and gone. */
@KafkaMessage(apiKey = 3, type = MessageType.REQUEST, versions = "0-13", flexible = "9+", listeners = "broker")
public record MetadataRequest(
        @KafkaField(nullable = "1+") List<MetadataRequestTopic> topics,
        @KafkaField(versions = "4+", defaultValue = "true") boolean allowAutoTopicCreation,
        @KafkaField(versions = "8-10") boolean includeClusterAuthorizedOperations,
        @KafkaField(versions = "8+") boolean includeTopicAuthorizedOperations,
        TaggedFields unknownTaggedFields)
        implements KafkaRequest<MetadataResponse> {

    /** A topic by name or by id. */
    public record MetadataRequestTopic(
            @KafkaField(versions = "10+", ignorable = true) UUID topicId,

            @KafkaField(nullable = "10+", entityType = EntityType.TOPIC_NAME)
            String name,

            TaggedFields unknownTaggedFields) {}
}
