package org.example.unknowntaggedfields;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/**
 * Asks for quotas, as a proxy would have it.
 *
 * @param entries what is asked for
 * @param unknown what a newer client says besides
 * @param deadline when the client gives up
 */
@KafkaMessage(apiKey = 913, type = MessageType.REQUEST, versions = "0-1", flexible = "1+", latestVersionUnstable = true)
public record DescribeQuotaRequest(
        List<Entry> entries,
        TaggedFields unknown,
        @KafkaField(versions = "1+", tag = 0, defaultValue = "0x7fffffffffffffff") long deadline) {

    /**
     * One group.
     *
     * @param groupId the group
     * @param rest what a newer client says about it
     */
    public record Entry(String groupId, TaggedFields rest) {}
}
