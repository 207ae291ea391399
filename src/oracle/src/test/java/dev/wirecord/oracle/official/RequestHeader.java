package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;

/** What stands before a request, as a record of the annotations. */
@KafkaMessage(type = MessageType.HEADER, versions = "1-2", flexible = "2+")
public record RequestHeader(
        short requestApiKey,
        short requestApiVersion,
        int correlationId,

        @KafkaField(versions = "1+", nullable = "1+", flexible = "none")
        String clientId,

        TaggedFields unknownTaggedFields) {}
