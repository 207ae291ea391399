package org.example.tickets;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Buys a ticket.
 *
 * @param show what to see
 * @param seats for how many
 */
@KafkaMessage(apiKey = 1010, type = MessageType.REQUEST, versions = "0-1", flexible = "1+")
public record BuyTicketRequest(
        String show,
        @KafkaField(versions = "1+", defaultValue = "1") int seats) {}
