package org.example.nullablestruct;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * The quota of a group.
 *
 * @param quota the quota, null when there is none
 * @param former the quota before, from the version on that allows null
 * @param limit the highest quota, with a struct as its default although it can be null
 */
@KafkaMessage(apiKey = 907, type = MessageType.RESPONSE, versions = "0-3", flexible = "2+")
public record DescribeQuotaResponse(
        @KafkaField(nullable = "0+") Quota quota,
        @KafkaField(nullable = "1+") Quota former,
        @KafkaField(versions = "1+", nullable = "1+") Quota limit) {

    /**
     * A quota.
     *
     * @param bytes bytes in each second
     */
    public record Quota(@KafkaField(defaultValue = "-1") long bytes) {}
}
