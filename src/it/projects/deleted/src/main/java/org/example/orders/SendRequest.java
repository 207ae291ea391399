package org.example.orders;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Orders goods, by its new name.
 *
 * @param goods which
 */
@KafkaMessage(apiKey = 1001, type = MessageType.REQUEST, versions = "0", flexible = "0+")
public record SendRequest(String goods) {}
