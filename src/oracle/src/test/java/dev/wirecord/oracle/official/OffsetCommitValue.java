package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.UUID;

/** A committed offset: one field lived in a single version. */
@KafkaMessage(apiKey = 1, type = MessageType.COORDINATOR_VALUE, versions = "0-4", flexible = "4+")
public record OffsetCommitValue(
        @KafkaField(name = "offset") long offset,

        @KafkaField(versions = "3+", defaultValue = "-1", ignorable = true, name = "leaderEpoch")
        int leaderEpoch,

        @KafkaField(name = "metadata") String metadata,
        @KafkaField(name = "commitTimestamp") long commitTimestamp,

        @KafkaField(versions = "1", defaultValue = "-1", ignorable = true, name = "expireTimestamp")
        long expireTimestamp,

        @KafkaField(versions = "4+", tag = 0, ignorable = true, name = "topicId")
        UUID topicId,

        TaggedFields unknownTaggedFields) {}
