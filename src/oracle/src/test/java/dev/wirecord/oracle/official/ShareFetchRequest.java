package dev.wirecord.oracle.official;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;
import java.util.List;
import java.util.UUID;

/** Asks for records to share: one field belongs to a version that is gone. */
@KafkaMessage(apiKey = 78, type = MessageType.REQUEST, versions = "1-2", flexible = "0+", listeners = "broker")
public record ShareFetchRequest(
        @KafkaField(nullable = "0+", defaultValue = "null", entityType = EntityType.GROUP_ID)
        String groupId,

        @KafkaField(nullable = "0+") String memberId,
        int shareSessionEpoch,
        int maxWaitMs,
        int minBytes,
        @KafkaField(defaultValue = "0x7fffffff") int maxBytes,
        @KafkaField(versions = "1+") int maxRecords,
        @KafkaField(versions = "1+") int batchSize,

        @KafkaField(versions = "2+", defaultValue = "0", ignorable = true)
        byte shareAcquireMode,

        @KafkaField(versions = "2+", defaultValue = "false") boolean isRenewAck,
        List<FetchTopic> topics,
        List<ForgottenTopic> forgottenTopicsData)
        implements KafkaRequest<ShareFetchResponse> {

    /** What is wanted of one topic. */
    public record FetchTopic(@KafkaField(mapKey = true) UUID topicId, List<FetchPartition> partitions) {}

    /** What is wanted of one partition. */
    public record FetchPartition(
            @KafkaField(mapKey = true) int partitionIndex,

            @SuppressWarnings("wirecord") @KafkaField(versions = "0")
            int partitionMaxBytes,

            List<AcknowledgementBatch> acknowledgementBatches) {}

    /** Offsets that were dealt with. */
    public record AcknowledgementBatch(long firstOffset, long lastOffset, List<Byte> acknowledgeTypes) {}

    /** A topic that is no longer wanted. */
    public record ForgottenTopic(UUID topicId, int[] partitions) {}
}
