package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** The members of a group, with bytes of their own; one string can be null from version 7 on. */
@KafkaMessage(apiKey = 11, type = MessageType.RESPONSE, versions = "0-9", flexible = "6+")
public record JoinGroupResponse(
        @KafkaField(versions = "2+", ignorable = true) int throttleTimeMs,
        short errorCode,
        @KafkaField(defaultValue = "-1") int generationId,

        @KafkaField(versions = "7+", nullable = "7+", defaultValue = "null", ignorable = true)
        String protocolType,

        @KafkaField(nullable = "7+") String protocolName,
        String leader,
        @KafkaField(versions = "9+", defaultValue = "false") boolean skipAssignment,
        String memberId,
        List<JoinGroupResponseMember> members,
        TaggedFields unknownTaggedFields) {

    /** A member and its bytes. */
    public record JoinGroupResponseMember(
            String memberId,

            @KafkaField(versions = "5+", nullable = "5+", defaultValue = "null", ignorable = true)
            String groupInstanceId,

            byte[] metadata,
            TaggedFields unknownTaggedFields) {}
}
