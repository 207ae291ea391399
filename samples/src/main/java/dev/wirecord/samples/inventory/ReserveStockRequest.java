package dev.wirecord.samples.inventory;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import java.util.UUID;

/**
 * Asks a warehouse to set goods aside.
 *
 * <p>Version 1 adds the deadline, version 2 is the first flexible one and replaces the customer's name by an id, version
 * 3 lets the warehouse be left open.
 *
 * @param orderId the order that the goods are for
 * @param customerName who ordered; gone since version 2
 * @param customerId who ordered, since version 2
 * @param lines what is wanted
 * @param warehouse where to look, or null for anywhere
 * @param deadlineMs how many milliseconds the warehouse may take
 * @param priority how urgent it is; 0 is the usual, and costs no byte
 * @param taggedFields what newer peers say and this record does not know
 */
@KafkaMessage(apiKey = 1001, type = MessageType.REQUEST, versions = "0-3", flexible = "2+")
public record ReserveStockRequest(
        UUID orderId,
        @KafkaField(versions = "0-1") String customerName,
        @KafkaField(versions = "2+") UUID customerId,
        List<Line> lines,
        @KafkaField(nullable = "3+") String warehouse,

        @KafkaField(versions = "1+", defaultValue = "30000", ignorable = true)
        int deadlineMs,

        @KafkaField(versions = "2+", tag = 0) byte priority,
        TaggedFields taggedFields)
        implements KafkaRequest<ReserveStockResponse> {

    /**
     * One article of the order.
     *
     * @param article the article's number
     * @param quantity how many
     * @param serialNumbers the pieces that must be among them, or null for any
     */
    public record Line(
            @KafkaField(mapKey = true) String article,
            int quantity,
            @KafkaField(nullable = "0+") List<Long> serialNumbers) {}
}
