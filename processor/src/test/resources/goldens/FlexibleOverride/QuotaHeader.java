package org.example.flexibleoverride;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * A header as the one of requests, which must be readable before its version is known.
 *
 * @param correlationId what the answer repeats
 * @param clientId who asks
 * @param token a proof of that, of which nothing is left in the end
 */
@KafkaMessage(type = MessageType.HEADER, versions = "0-3", flexible = "1+")
public record QuotaHeader(
        int correlationId,
        @KafkaField(nullable = "0+", flexible = "none") String clientId,
        @KafkaField(versions = "1-2", flexible = "2+") byte[] token) {}
