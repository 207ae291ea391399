package org.example.nullablelater;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Asks for the quota of a group.
 *
 * @param groupId the group, null for all of them
 * @param zone the zone, which a version without nulls came before and after
 */
@KafkaMessage(apiKey = 903, type = MessageType.REQUEST, versions = "0-5", flexible = "4+")
public record DescribeQuotaRequest(
        @KafkaField(nullable = "1+") String groupId,
        @KafkaField(versions = "1+", nullable = "2-3", defaultValue = "home") String zone) {}
