package org.example.forecast;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Asks what the weather will be.
 *
 * @param city where
 * @param days how many days to look ahead
 * @param unit the unit of temperatures
 */
@KafkaMessage(apiKey = 1000, type = MessageType.REQUEST, versions = "0-2", flexible = "2+")
public record ForecastRequest(
        String city,
        @KafkaField(versions = "1+", defaultValue = "1") int days,

        @KafkaField(versions = "2+", tag = 0, defaultValue = "C")
        String unit) {}
