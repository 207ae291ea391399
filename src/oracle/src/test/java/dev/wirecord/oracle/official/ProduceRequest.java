package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.record.Records;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import java.util.UUID;

/** Record batches on their way to a broker, by topics whose key changes from a name to an id. */
@KafkaMessage(apiKey = 0, type = MessageType.REQUEST, versions = "3-13", flexible = "9+", listeners = "broker")
public record ProduceRequest(
        @KafkaField(versions = "3+", nullable = "3+", defaultValue = "null", entityType = EntityType.TRANSACTIONAL_ID)
        String transactionalId,

        short acks,
        int timeoutMs,
        List<TopicProduceData> topicData,
        TaggedFields unknownTaggedFields)
        implements KafkaRequest<ProduceResponse> {

    /** What goes to one topic. */
    public record TopicProduceData(
            @KafkaField(versions = "0-12", ignorable = true, mapKey = true, entityType = EntityType.TOPIC_NAME)
            String name,

            @KafkaField(versions = "13+", ignorable = true, mapKey = true)
            UUID topicId,

            List<PartitionProduceData> partitionData,
            TaggedFields unknownTaggedFields) {}

    /** What goes to one partition. */
    public record PartitionProduceData(
            int index, @KafkaField(nullable = "0+") Records records, TaggedFields unknownTaggedFields) {}
}
