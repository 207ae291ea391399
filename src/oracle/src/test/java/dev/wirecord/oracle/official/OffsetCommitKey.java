package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/** The key of a committed offset, whose names are in lower case. */
@KafkaMessage(apiKey = 1, type = MessageType.COORDINATOR_KEY, versions = "0")
public record OffsetCommitKey(
        @KafkaField(versions = "0", name = "group") String group,
        @KafkaField(versions = "0", name = "topic") String topic,
        @KafkaField(versions = "0", name = "partition") int partition) {}
