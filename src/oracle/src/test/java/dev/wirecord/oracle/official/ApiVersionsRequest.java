package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;

/** Asks a broker what it can do, and says who asks. */
@KafkaMessage(
        apiKey = 18,
        type = MessageType.REQUEST,
        versions = "0-5",
        flexible = "3+",
        listeners = {"broker", "controller"})
public record ApiVersionsRequest(
        @KafkaField(versions = "3+", ignorable = true) String clientSoftwareName,
        @KafkaField(versions = "3+", ignorable = true) String clientSoftwareVersion,

        @KafkaField(versions = "5+", nullable = "5+", defaultValue = "null", ignorable = true)
        String clusterId,

        @KafkaField(versions = "5+", defaultValue = "-1", ignorable = true)
        int nodeId)
        implements KafkaRequest<ApiVersionsResponse> {}
