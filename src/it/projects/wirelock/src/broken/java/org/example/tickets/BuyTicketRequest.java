package org.example.tickets;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Buys a ticket.
 *
 * @param show what to see
 * @param row where to sit
 * @param seats for how many
 */
@KafkaMessage(apiKey = 1010, type = MessageType.REQUEST, versions = "0-2", flexible = "1+")
public record BuyTicketRequest(
        String show,
        @KafkaField(versions = "1+") String row,
        @KafkaField(versions = "1+", defaultValue = "2") int seats) {}
