package org.example.primitivearrays;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import java.util.List;
import java.util.UUID;

/**
 * Numbers about quotas.
 *
 * @param flags yes or no
 * @param kinds small numbers
 * @param ports ports
 * @param counts numbers
 * @param sizes larger numbers
 * @param offsets numbers larger still
 * @param ratios fractions
 * @param samples numbers in a list
 * @param ids ids in a list
 */
@KafkaMessage(type = MessageType.DATA, versions = "0-1", flexible = "1+")
public record QuotaStatistics(
        boolean[] flags,
        @KafkaField(type = WireType.INT8) byte[] kinds,
        short[] ports,
        int[] counts,
        @KafkaField(type = WireType.UINT32, nullable = "0+") long[] sizes,
        @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null") long[] offsets,
        @KafkaField(versions = "1+") double[] ratios,
        List<Long> samples,
        List<UUID> ids) {}
