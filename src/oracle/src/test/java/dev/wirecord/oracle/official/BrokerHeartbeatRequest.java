package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import java.util.UUID;

/** A broker is alive: tagged arrays of UUIDs, of which one can be null. */
@KafkaMessage(apiKey = 63, type = MessageType.REQUEST, versions = "0-2", flexible = "0+", listeners = "controller")
public record BrokerHeartbeatRequest(
        @KafkaField(entityType = EntityType.BROKER_ID) int brokerId,
        @KafkaField(defaultValue = "-1") long brokerEpoch,
        long currentMetadataOffset,
        boolean wantFence,
        boolean wantShutDown,
        @KafkaField(versions = "1+", tag = 0) List<UUID> offlineLogDirs,

        @KafkaField(versions = "2+", tag = 1, nullable = "2+", defaultValue = "null")
        List<UUID> cordonedLogDirs,

        TaggedFields unknownTaggedFields) {}
