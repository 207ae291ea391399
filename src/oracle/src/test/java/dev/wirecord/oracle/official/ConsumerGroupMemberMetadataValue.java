package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.util.List;

/** A member of a group: a tagged struct that can be null and is empty by default. */
@KafkaMessage(apiKey = 5, type = MessageType.COORDINATOR_VALUE, versions = "0", flexible = "0+")
public record ConsumerGroupMemberMetadataValue(
        @KafkaField(nullable = "0+") String instanceId,
        @KafkaField(nullable = "0+") String rackId,
        String clientId,
        String clientHost,
        List<String> subscribedTopicNames,
        @KafkaField(nullable = "0+") String subscribedTopicRegex,
        @KafkaField(defaultValue = "-1") int rebalanceTimeoutMs,
        @KafkaField(nullable = "0+") String serverAssignor,
        @KafkaField(tag = 0, nullable = "0+") ClassicMemberMetadata classicMemberMetadata,
        TaggedFields unknownTaggedFields) {

    /** What a member said in the classic protocol. */
    public record ClassicMemberMetadata(
            int sessionTimeoutMs, List<ClassicProtocol> supportedProtocols, TaggedFields unknownTaggedFields) {}

    /** A protocol and its bytes. */
    public record ClassicProtocol(String name, ByteBuffer metadata, TaggedFields unknownTaggedFields) {}
}
