package dev.wirecord.jmh;

import dev.wirecord.jmh.limit.AddOffsetsToTxnLimit;
import dev.wirecord.jmh.limit.ApiVersionsLimit;
import dev.wirecord.jmh.limit.ConsumerGroupHeartbeatLimit;
import dev.wirecord.jmh.limit.FetchLimit;
import dev.wirecord.jmh.limit.JoinGroupLimit;
import dev.wirecord.jmh.limit.MetadataLimit;
import dev.wirecord.jmh.limit.OffsetCommitLimit;
import dev.wirecord.jmh.limit.ProduceLimit;
import dev.wirecord.jmh.message.ClusterMessages;
import dev.wirecord.jmh.message.Draw;
import dev.wirecord.jmh.message.GroupMessages;
import dev.wirecord.jmh.message.PayloadMessages;
import dev.wirecord.kafka.AddOffsetsToTxnRequest;
import dev.wirecord.kafka.ApiVersionsResponse;
import dev.wirecord.kafka.ConsumerGroupHeartbeatRequest;
import dev.wirecord.kafka.FetchResponse;
import dev.wirecord.kafka.JoinGroupRequest;
import dev.wirecord.kafka.MetadataResponse;
import dev.wirecord.kafka.OffsetCommitRequest;
import dev.wirecord.kafka.ProduceRequest;
import java.util.function.LongFunction;
import org.apache.kafka.common.message.AddOffsetsToTxnRequestData;
import org.apache.kafka.common.message.ApiVersionsResponseData;
import org.apache.kafka.common.message.ConsumerGroupHeartbeatRequestData;
import org.apache.kafka.common.message.FetchResponseData;
import org.apache.kafka.common.message.JoinGroupRequestData;
import org.apache.kafka.common.message.MetadataResponseData;
import org.apache.kafka.common.message.OffsetCommitRequestData;
import org.apache.kafka.common.message.ProduceRequestData;

/** What is measured: messages from tiny to bulky. */
public enum Scenario {
    ADD_OFFSETS_TO_TXN(
            64,
            Draw::ascii,
            Subject.of(
                    AddOffsetsToTxnRequest.class,
                    4,
                    GroupMessages::addOffsetsToTxn,
                    AddOffsetsToTxnRequestData::new,
                    new AddOffsetsToTxnLimit())),
    HEARTBEAT(
            64,
            Draw::ascii,
            Subject.of(
                    ConsumerGroupHeartbeatRequest.class,
                    1,
                    GroupMessages::heartbeat,
                    ConsumerGroupHeartbeatRequestData::new,
                    new ConsumerGroupHeartbeatLimit())),
    JOIN_GROUP(
            64,
            Draw::ascii,
            Subject.of(
                    JoinGroupRequest.class,
                    9,
                    GroupMessages::joinGroup,
                    JoinGroupRequestData::new,
                    new JoinGroupLimit())),
    OFFSET_COMMIT(
            64,
            Draw::ascii,
            Subject.of(
                    OffsetCommitRequest.class,
                    9,
                    GroupMessages::offsetCommit,
                    OffsetCommitRequestData::new,
                    new OffsetCommitLimit())),
    API_VERSIONS(
            64,
            Draw::ascii,
            Subject.of(
                    ApiVersionsResponse.class,
                    3,
                    ClusterMessages::apiVersions,
                    ApiVersionsResponseData::new,
                    new ApiVersionsLimit())),
    METADATA(16, Draw::ascii, metadata()),
    METADATA_NON_ASCII(16, Draw::foreign, metadata()),
    PRODUCE(
            8,
            Draw::ascii,
            Subject.of(ProduceRequest.class, 9, PayloadMessages::produce, ProduceRequestData::new, new ProduceLimit())),
    FETCH(
            8,
            Draw::ascii,
            Subject.of(FetchResponse.class, 12, PayloadMessages::fetch, FetchResponseData::new, new FetchLimit())),
    FETCH_TAGS(
            16,
            Draw::ascii,
            Subject.of(FetchResponse.class, 12, PayloadMessages::moved, FetchResponseData::new, new FetchLimit()));

    private final int slots;
    private final LongFunction<Draw> draws;
    private final Subject<?> subject;

    Scenario(int slots, LongFunction<Draw> draws, Subject<?> subject) {
        this.slots = slots;
        this.draws = draws;
        this.subject = subject;
    }

    private static Subject<MetadataResponse> metadata() {
        return Subject.of(
                MetadataResponse.class, 12, ClusterMessages::metadata, MetadataResponseData::new, new MetadataLimit());
    }

    /** The messages to measure with. The larger they are, the fewer: they should stay in the processor's caches. */
    Ring<?> ring() {
        return Ring.of(subject, slots, draws);
    }
}
