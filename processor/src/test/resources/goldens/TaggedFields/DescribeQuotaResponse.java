package org.example.taggedfields;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import java.util.UUID;

/**
 * The quota of a group.
 *
 * @param errorCode what went wrong
 * @param message what went wrong, in words
 * @param limit bytes in each second
 * @param exceeded whether the group uses more
 * @param topics the topics that count, null for all
 * @param leader the broker that watches the quota, null for none
 * @param origin where the quota came from
 * @param history former limits
 * @param id the quota's id
 * @param late a field that came with version 2
 */
@KafkaMessage(apiKey = 908, type = MessageType.RESPONSE, versions = "0-2", flexible = "1+")
public record DescribeQuotaResponse(
        short errorCode,
        @KafkaField(versions = "1+", tag = 0, nullable = "1+", defaultValue = "null") String message,
        @KafkaField(versions = "1+", tag = 2, defaultValue = "-1") long limit,
        @KafkaField(versions = "1+", tag = 1) boolean exceeded,
        @KafkaField(versions = "1+", tag = 3, nullable = "1+") List<String> topics,
        @KafkaField(versions = "1+", tag = 4, nullable = "1+", defaultValue = "null") Broker leader,
        @KafkaField(versions = "1+", tag = 5) Broker origin,
        @KafkaField(versions = "1+", tag = 6) int[] history,
        @KafkaField(versions = "1+", tag = 7, ignorable = true) UUID id,
        @KafkaField(versions = "2+", tag = 8) String late) {

    /**
     * A broker.
     *
     * @param id the broker's id
     * @param rack the broker's rack
     */
    public record Broker(@KafkaField(defaultValue = "-1") int id, @KafkaField(versions = "1+", tag = 0) String rack) {}
}
