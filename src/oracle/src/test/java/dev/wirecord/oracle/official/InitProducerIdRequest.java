package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/** Asks for a producer id; the newest version is not stable yet. */
@KafkaMessage(
        apiKey = 22,
        type = MessageType.REQUEST,
        versions = "0-6",
        flexible = "2+",
        listeners = "broker",
        latestVersionUnstable = true)
public record InitProducerIdRequest(
        @KafkaField(nullable = "0+", entityType = EntityType.TRANSACTIONAL_ID)
        String transactionalId,

        int transactionTimeoutMs,

        @KafkaField(versions = "3+", defaultValue = "-1", entityType = EntityType.PRODUCER_ID)
        long producerId,

        @KafkaField(versions = "3+", defaultValue = "-1") short producerEpoch,
        @KafkaField(versions = "6+", defaultValue = "false") boolean enable2Pc,
        @KafkaField(versions = "6+", defaultValue = "false") boolean keepPreparedTxn) {}
