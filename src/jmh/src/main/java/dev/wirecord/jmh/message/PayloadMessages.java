package dev.wirecord.jmh.message;

import dev.wirecord.kafka.FetchResponse;
import dev.wirecord.kafka.FetchResponse.EpochEndOffset;
import dev.wirecord.kafka.FetchResponse.FetchableTopicResponse;
import dev.wirecord.kafka.FetchResponse.LeaderIdAndEpoch;
import dev.wirecord.kafka.FetchResponse.PartitionData;
import dev.wirecord.kafka.FetchResponse.SnapshotId;
import dev.wirecord.kafka.ProduceRequest;
import dev.wirecord.kafka.ProduceRequest.PartitionProduceData;
import dev.wirecord.kafka.ProduceRequest.TopicProduceData;
import dev.wirecord.type.TaggedFields;
import dev.wirecord.type.Uuids;
import java.util.List;
import java.util.function.IntFunction;

/** What carries records, and what a broker answers when it has none. */
public final class PayloadMessages {

    private static final EpochEndOffset NO_EPOCH = new EpochEndOffset(-1, -1L, TaggedFields.EMPTY);
    private static final LeaderIdAndEpoch NO_LEADER = new LeaderIdAndEpoch(-1, -1, TaggedFields.EMPTY);
    private static final SnapshotId NO_SNAPSHOT = new SnapshotId(-1L, -1, TaggedFields.EMPTY);

    private PayloadMessages() {}

    /** A Produce request: 10 topics of 10 partitions with 1 KiB of records each. */
    public static ProduceRequest produce(Draw draw) {
        IntFunction<PartitionProduceData> partition =
                i -> new PartitionProduceData(i, draw.records(1024), TaggedFields.EMPTY);
        IntFunction<TopicProduceData> topic =
                i -> new TopicProduceData(draw.name(), Uuids.ZERO, Draw.list(10, partition), TaggedFields.EMPTY);
        return new ProduceRequest(null, (short) -1, 30_000, Draw.list(10, topic), TaggedFields.EMPTY);
    }

    /** A Fetch response: 10 topics of 10 partitions with 4 KiB of records each. */
    public static FetchResponse fetch(Draw draw) {
        return fetch(
                draw,
                i -> new PartitionData(
                        i,
                        (short) 0,
                        draw.offset(),
                        draw.offset(),
                        draw.offset(),
                        NO_EPOCH,
                        NO_LEADER,
                        NO_SNAPSHOT,
                        null,
                        -1,
                        draw.records(4096),
                        TaggedFields.EMPTY));
    }

    /** A Fetch response whose 100 partitions have moved: three tagged fields each, and no records. */
    public static FetchResponse moved(Draw draw) {
        return fetch(
                draw,
                i -> new PartitionData(
                        i,
                        (short) 6,
                        draw.offset(),
                        draw.offset(),
                        draw.offset(),
                        new EpochEndOffset(draw.below(100), draw.offset(), TaggedFields.EMPTY),
                        new LeaderIdAndEpoch(draw.below(10), draw.below(100), TaggedFields.EMPTY),
                        new SnapshotId(draw.offset(), draw.below(100), TaggedFields.EMPTY),
                        List.of(),
                        -1,
                        null,
                        TaggedFields.EMPTY));
    }

    private static FetchResponse fetch(Draw draw, IntFunction<PartitionData> partition) {
        IntFunction<FetchableTopicResponse> topic =
                i -> new FetchableTopicResponse(draw.name(), Uuids.ZERO, Draw.list(10, partition), TaggedFields.EMPTY);
        return new FetchResponse(
                0, (short) 0, draw.below(1_000_000), Draw.list(10, topic), List.of(), TaggedFields.EMPTY);
    }
}
