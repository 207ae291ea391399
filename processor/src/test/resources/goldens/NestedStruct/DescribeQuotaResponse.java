package org.example.nestedstruct;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/**
 * The quotas of topics.
 *
 * @param throttleTimeMs how long the request was held back
 * @param topics the topics
 */
@KafkaMessage(apiKey = 905, type = MessageType.RESPONSE, versions = "0-3", flexible = "2+")
public record DescribeQuotaResponse(@KafkaField(versions = "1+") int throttleTimeMs, List<Topic> topics) {

    /**
     * A topic.
     *
     * @param name the topic's name
     * @param partitions the topic's partitions
     */
    public record Topic(
            @KafkaField(mapKey = true, entityType = EntityType.TOPIC_NAME) String name, List<Partition> partitions) {}

    /**
     * A partition.
     *
     * @param index the partition's number
     * @param limit bytes in each second
     * @param range where the limit holds
     */
    public record Partition(int index, @KafkaField(versions = "3+", defaultValue = "-1") long limit, Range range) {}

    /**
     * A range of offsets.
     *
     * @param first the first offset
     * @param last the last offset
     */
    public record Range(long first, long last) {}
}
