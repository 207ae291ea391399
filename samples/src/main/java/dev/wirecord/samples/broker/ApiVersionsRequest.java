package dev.wirecord.samples.broker;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;

/**
 * Asks a broker what it serves.
 *
 * @param clientSoftwareName the client library
 * @param clientSoftwareVersion its version
 */
@KafkaMessage(
        apiKey = 18,
        type = MessageType.REQUEST,
        versions = "0-3",
        flexible = "3+",
        listeners = {"broker", "controller"})
public record ApiVersionsRequest(
        @KafkaField(versions = "3+", ignorable = true) String clientSoftwareName,
        @KafkaField(versions = "3+", ignorable = true) String clientSoftwareVersion)
        implements KafkaRequest<ApiVersionsResponse> {}
