package org.example.removedfield;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.UUID;

/**
 * Asks for the quota of a group.
 *
 * @param replicaId the replica that asks, in the days when replicas did
 * @param groupId the group
 * @param session what came between
 * @param limit gone before the first version that is left
 */
@KafkaMessage(apiKey = 902, type = MessageType.REQUEST, versions = "2-6")
public record DescribeQuotaRequest(
        @KafkaField(versions = "0-3", defaultValue = "-1") int replicaId,
        String groupId,
        @KafkaField(versions = "3-5") UUID session,
        @SuppressWarnings("wirecord") @KafkaField(versions = "0-1", ignorable = true)
        long limit) {}
