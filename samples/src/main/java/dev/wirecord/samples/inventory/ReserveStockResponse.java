package dev.wirecord.samples.inventory;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/**
 * Says what was set aside.
 *
 * @param errorCode why nothing was, or 0
 * @param reservations what was set aside, in the order of the request's lines
 * @param shelf where to fetch it all, or null when it lies in several places
 */
@KafkaMessage(apiKey = 1001, type = MessageType.RESPONSE, versions = "0-3", flexible = "2+")
public record ReserveStockResponse(
        short errorCode,
        List<Reservation> reservations,

        @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null")
        Shelf shelf) {

    /**
     * What was set aside of one article.
     *
     * @param article the article's number
     * @param quantity how many
     */
    public record Reservation(String article, int quantity) {}

    /**
     * A place in the warehouse.
     *
     * @param aisle the aisle
     * @param level the level above the floor
     */
    public record Shelf(
            String aisle, @KafkaField(versions = "2+") short level) {}
}
