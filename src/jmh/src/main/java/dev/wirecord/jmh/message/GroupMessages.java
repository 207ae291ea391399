package dev.wirecord.jmh.message;

import dev.wirecord.kafka.AddOffsetsToTxnRequest;
import dev.wirecord.kafka.ConsumerGroupHeartbeatRequest;
import dev.wirecord.kafka.ConsumerGroupHeartbeatRequest.TopicPartitions;
import dev.wirecord.kafka.JoinGroupRequest;
import dev.wirecord.kafka.JoinGroupRequest.JoinGroupRequestProtocol;
import dev.wirecord.kafka.OffsetCommitRequest;
import dev.wirecord.kafka.OffsetCommitRequest.OffsetCommitRequestPartition;
import dev.wirecord.kafka.OffsetCommitRequest.OffsetCommitRequestTopic;
import dev.wirecord.type.TaggedFields;
import dev.wirecord.type.Uuids;
import java.nio.ByteBuffer;
import java.util.List;

/** What members of consumer groups say. */
public final class GroupMessages {

    private GroupMessages() {}

    /** A tiny request. */
    public static AddOffsetsToTxnRequest addOffsetsToTxn(Draw draw) {
        return new AddOffsetsToTxnRequest(draw.name(), draw.offset(), draw.int16(100), draw.name(), TaggedFields.EMPTY);
    }

    /** An OffsetCommit request for 100 partitions of 10 topics; most commits have empty metadata, as in practice. */
    public static OffsetCommitRequest offsetCommit(Draw draw) {
        return new OffsetCommitRequest(
                draw.name(),
                draw.below(1000),
                draw.string(36),
                draw.below(4) == 0 ? draw.name() : null,
                -1L,
                Draw.list(10, i -> committedTopic(draw)),
                TaggedFields.EMPTY);
    }

    private static OffsetCommitRequestTopic committedTopic(Draw draw) {
        List<OffsetCommitRequestPartition> partitions = Draw.list(
                10,
                i -> new OffsetCommitRequestPartition(
                        i, draw.offset(), draw.below(100), draw.below(20) == 0 ? draw.name() : "", TaggedFields.EMPTY));
        return new OffsetCommitRequestTopic(draw.name(), Uuids.ZERO, partitions, TaggedFields.EMPTY);
    }

    /** A JoinGroup request with two protocols. */
    public static JoinGroupRequest joinGroup(Draw draw) {
        return new JoinGroupRequest(
                draw.name(),
                45_000,
                300_000,
                draw.string(36),
                draw.below(4) == 0 ? draw.name() : null,
                "consumer",
                List.of(protocol(draw, "range"), protocol(draw, "cooperative-sticky")),
                draw.string(12),
                TaggedFields.EMPTY);
    }

    private static JoinGroupRequestProtocol protocol(Draw draw, String name) {
        return new JoinGroupRequestProtocol(name, ByteBuffer.wrap(draw.bytes(60)), TaggedFields.EMPTY);
    }

    /** A ConsumerGroupHeartbeat request as a member sends it first: five topics, partitions of four. */
    public static ConsumerGroupHeartbeatRequest heartbeat(Draw draw) {
        return new ConsumerGroupHeartbeatRequest(
                draw.name(),
                draw.string(36),
                draw.below(100),
                draw.below(2) == 0 ? null : draw.name(),
                draw.below(2) == 0 ? null : draw.string(4),
                300_000,
                Draw.list(5, i -> draw.name()),
                null,
                "uniform",
                Draw.list(4, i -> owned(draw)),
                TaggedFields.EMPTY);
    }

    private static TopicPartitions owned(Draw draw) {
        return new TopicPartitions(draw.uuid(), Draw.list(3 + draw.below(6), i -> i), TaggedFields.EMPTY);
    }
}
