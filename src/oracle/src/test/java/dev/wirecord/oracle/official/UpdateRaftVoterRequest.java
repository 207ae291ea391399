package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.codec.KafkaRequest;
import java.util.List;
import java.util.UUID;

/** Says where a voter listens: ports are unsigned. */
@KafkaMessage(apiKey = 82, type = MessageType.REQUEST, versions = "0", flexible = "0+", listeners = "controller")
public record UpdateRaftVoterRequest(
        @KafkaField(nullable = "0+") String clusterId,
        int currentLeaderEpoch,
        int voterId,
        UUID voterDirectoryId,
        List<Listener> listeners,
        KRaftVersionFeature kRaftVersionFeature)
        implements KafkaRequest<UpdateRaftVoterResponse> {

    /** A name, a host and a port. */
    public record Listener(
            @KafkaField(mapKey = true) String name,
            String host,
            @KafkaField(type = WireType.UINT16) int port) {}

    /** The range of a feature. */
    public record KRaftVersionFeature(short minSupportedVersion, short maxSupportedVersion) {}
}
