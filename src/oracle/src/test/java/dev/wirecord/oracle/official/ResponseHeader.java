package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;

/** What stands before a response, as a record of the annotations. */
@KafkaMessage(type = MessageType.HEADER, versions = "0-1", flexible = "1+")
public record ResponseHeader(int correlationId, TaggedFields unknownTaggedFields) {}
