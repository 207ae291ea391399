package org.example.positionalthentagged;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/**
 * Asks for the quota of a group.
 *
 * @param groupId the group
 * @param rackId the rack, which hardly anybody gives
 * @param hosts the hosts, as rarely
 */
@KafkaMessage(apiKey = 909, type = MessageType.REQUEST, versions = "0-4", flexible = "2+")
public record DescribeQuotaRequest(
        String groupId,
        @KafkaField(versions = "0+", tagged = "2+", tag = 0) String rackId,
        @KafkaField(versions = "1+", tagged = "3+", tag = 1, nullable = "1+", defaultValue = "null")
                List<String> hosts) {}
