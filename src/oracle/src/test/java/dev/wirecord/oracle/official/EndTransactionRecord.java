package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;

/** Ends a transaction of the metadata log, and has no field at all. */
@KafkaMessage(apiKey = 24, type = MessageType.METADATA, versions = "0", flexible = "0+")
public record EndTransactionRecord(TaggedFields unknownTaggedFields) {}
