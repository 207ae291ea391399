package org.example.orders;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Takes goods from a shelf.
 *
 * @param goods which
 */
@KafkaMessage(apiKey = 1000, type = MessageType.REQUEST, versions = "0", flexible = "0+")
public record PickRequest(String goods) {}
