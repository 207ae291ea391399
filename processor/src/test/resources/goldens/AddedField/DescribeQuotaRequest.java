package org.example.addedfield;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Asks for the quota of a group.
 *
 * @param groupId the group
 * @param timeoutMs how long the broker may take
 * @param zone where the group's members are
 */
@KafkaMessage(apiKey = 901, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
public record DescribeQuotaRequest(
        String groupId,
        @KafkaField(versions = "1+") int timeoutMs,
        @KafkaField(versions = "4+", ignorable = true) String zone) {}
