package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;

/** The leader, in the tag section. */
@KafkaMessage(apiKey = 82, type = MessageType.RESPONSE, versions = "0", flexible = "0+")
public record UpdateRaftVoterResponse(
        int throttleTimeMs,
        short errorCode,
        @KafkaField(tag = 0) CurrentLeader currentLeader,
        TaggedFields unknownTaggedFields) {

    /** Who leads the quorum. */
    public record CurrentLeader(
            @KafkaField(defaultValue = "-1", entityType = EntityType.BROKER_ID)
            int leaderId,

            @KafkaField(defaultValue = "-1") int leaderEpoch,
            String host,
            int port,
            TaggedFields unknownTaggedFields) {}
}
