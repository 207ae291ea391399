package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/** Asks for transactions by producer: an array of long numbers. */
@KafkaMessage(apiKey = 66, type = MessageType.REQUEST, versions = "0-2", flexible = "0+", listeners = "broker")
public record ListTransactionsRequest(
        List<String> stateFilters,
        @KafkaField(entityType = EntityType.PRODUCER_ID) long[] producerIdFilters,
        @KafkaField(versions = "1+", defaultValue = "-1") long durationFilter,

        @KafkaField(versions = "2+", nullable = "2+", defaultValue = "null")
        String transactionalIdPattern) {}
