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
 * @param voucher what pays for it
 */
@KafkaMessage(apiKey = 1010, type = MessageType.REQUEST, versions = "0-2", flexible = "1+")
public record BuyTicketRequest(
        String show,
        @KafkaField(versions = "2+") String row,
        @KafkaField(versions = "1+", defaultValue = "1") int seats,

        @KafkaField(versions = "1+", tag = 0, nullable = "1+", defaultValue = "null")
        String voucher) {}
