package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/** A streams group: a tagged array that can be null and is empty by default. */
@KafkaMessage(apiKey = 17, type = MessageType.COORDINATOR_VALUE, versions = "0", flexible = "0+")
public record StreamsGroupMetadataValue(
        int epoch,
        long metadataHash,
        @KafkaField(tag = 0, defaultValue = "-1") int validatedTopologyEpoch,
        @KafkaField(tag = 1, nullable = "0+") List<LastAssignmentConfig> lastAssignmentConfigs,
        @KafkaField(tag = 2, defaultValue = "-1") int storedDescriptionTopologyEpoch,
        @KafkaField(tag = 3, defaultValue = "-1") int failedDescriptionTopologyEpoch) {

    /** A setting of the last assignment. */
    public record LastAssignmentConfig(String key, String value) {}
}
