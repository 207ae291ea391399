package org.example.nullablearray;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/**
 * Asks for the quotas of topics.
 *
 * @param topics the topics, null for all of them
 * @param partitions the partitions of each
 * @param owners who owns them
 */
@KafkaMessage(apiKey = 904, type = MessageType.REQUEST, versions = "0-3", flexible = "2+")
public record DescribeQuotaRequest(
        @KafkaField(nullable = "0+", entityType = EntityType.TOPIC_NAME) List<String> topics,
        @KafkaField(versions = "1+", nullable = "2+") List<Integer> partitions,
        @KafkaField(nullable = "0+") List<Owner> owners) {

    /**
     * An owner.
     *
     * @param name the owner's name
     */
    public record Owner(String name) {}
}
