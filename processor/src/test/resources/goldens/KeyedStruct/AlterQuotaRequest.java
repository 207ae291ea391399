package org.example.keyedstruct;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/**
 * Sets quotas.
 *
 * @param entries the quotas, at most one for each place
 */
@KafkaMessage(apiKey = 920, type = MessageType.REQUEST, versions = "0-1", flexible = "1+")
public record AlterQuotaRequest(List<Entry> entries) {

    /**
     * A quota.
     *
     * @param groupId the group
     * @param brokerId the broker
     * @param limit bytes in each second
     */
    public record Entry(
            @KafkaField(mapKey = true) String groupId, @KafkaField(mapKey = true) int brokerId, long limit) {}
}
