package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import java.util.UUID;

/** The metrics that a broker wants: an array of single bytes. */
@KafkaMessage(apiKey = 71, type = MessageType.RESPONSE, versions = "0", flexible = "0+")
public record GetTelemetrySubscriptionsResponse(
        int throttleTimeMs,
        short errorCode,
        UUID clientInstanceId,
        int subscriptionId,
        List<Byte> acceptedCompressionTypes,
        int pushIntervalMs,
        int telemetryMaxBytes,
        boolean deltaTemporality,
        List<String> requestedMetrics) {}
