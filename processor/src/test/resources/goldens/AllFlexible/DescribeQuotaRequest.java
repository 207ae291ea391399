package org.example.allflexible;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import java.util.UUID;

/**
 * Asks for the quota of a group.
 *
 * @param groupId the group
 * @param clients the clients
 */
@KafkaMessage(apiKey = 911, type = MessageType.REQUEST, versions = "0-1", flexible = "0+", listeners = "broker")
public record DescribeQuotaRequest(
        @KafkaField(entityType = EntityType.GROUP_ID) String groupId, @KafkaField(versions = "1+") List<UUID> clients) {}
