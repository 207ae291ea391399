package org.example.sharedstruct;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaStruct;

/**
 * A broker, of use in several messages.
 *
 * @param id the broker's id
 * @param rack the broker's rack
 */
@KafkaStruct(name = "BrokerPlace")
public record Broker(
        @KafkaField(entityType = EntityType.BROKER_ID) int id,
        @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null") String rack) {}
