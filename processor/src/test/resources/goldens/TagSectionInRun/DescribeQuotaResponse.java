package org.example.tagsectioninrun;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/**
 * Quotas of many clients, each a run of numbers up to its tag section.
 *
 * @param quotas the quotas
 */
@KafkaMessage(apiKey = 911, type = MessageType.RESPONSE, versions = "0", flexible = "0+")
public record DescribeQuotaResponse(List<Quota> quotas) {

    /**
     * The quota of one client.
     *
     * @param client its number
     * @param limit bytes in each second
     * @param used bytes in the last second
     * @param taggedFields what is not known here
     */
    @KafkaStruct
    public record Quota(int client, long limit, long used, TaggedFields taggedFields) {}
}
