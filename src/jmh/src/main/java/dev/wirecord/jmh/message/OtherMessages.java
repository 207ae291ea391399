package dev.wirecord.jmh.message;

import dev.wirecord.io.ReadLimits;
import dev.wirecord.kafka.AddOffsetsToTxnRequest;
import dev.wirecord.kafka.CreateTopicsRequest;
import dev.wirecord.kafka.CreateTopicsRequest.CreatableReplicaAssignment;
import dev.wirecord.kafka.CreateTopicsRequest.CreatableTopic;
import dev.wirecord.kafka.CreateTopicsRequest.CreatableTopicConfig;
import dev.wirecord.kafka.SyncGroupRequest;
import dev.wirecord.kafka.SyncGroupRequest.SyncGroupRequestAssignment;
import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.util.List;

/** Messages that are not measured, with what occurs rarely: nulls, long strings, unknown tagged fields. */
public final class OtherMessages {

    private static final int MOST_TAGGED_FIELDS = ReadLimits.DEFAULT.maxTaggedFields();

    private OtherMessages() {}

    /** A CreateTopics request with replica assignments and configurations, some of them null. */
    public static CreateTopicsRequest createTopics(Draw draw) {
        return new CreateTopicsRequest(Draw.list(8, i -> topic(draw)), 30_000, draw.below(2) == 0, TaggedFields.EMPTY);
    }

    private static CreatableTopic topic(Draw draw) {
        List<CreatableReplicaAssignment> assignments = Draw.list(
                draw.below(5),
                i -> new CreatableReplicaAssignment(i, Draw.list(draw.below(6), j -> j), TaggedFields.EMPTY));
        List<CreatableTopicConfig> configs = Draw.list(
                draw.below(4),
                i -> new CreatableTopicConfig(
                        draw.name(), draw.below(2) == 0 ? null : draw.string(draw.below(400)), TaggedFields.EMPTY));
        return new CreatableTopic(draw.name(), -1, (short) -1, assignments, configs, TaggedFields.EMPTY);
    }

    /** A SyncGroup request with assignments of up to 2 KiB. */
    public static SyncGroupRequest syncGroup(Draw draw) {
        return new SyncGroupRequest(
                draw.name(),
                draw.below(100),
                draw.string(36),
                null,
                null,
                draw.below(2) == 0 ? null : draw.name(),
                Draw.list(draw.below(20), i -> assignment(draw)),
                TaggedFields.EMPTY);
    }

    private static SyncGroupRequestAssignment assignment(Draw draw) {
        ByteBuffer bytes = ByteBuffer.wrap(draw.bytes(draw.below(2048)));
        return new SyncGroupRequestAssignment(draw.string(36), bytes, TaggedFields.EMPTY);
    }

    /** An AddOffsetsToTxn request with a tagged field that nobody knows, and with long strings. */
    public static AddOffsetsToTxnRequest unusual(Draw draw) {
        TaggedFields unknown = TaggedFields.of(TaggedField.of(draw.below(300), draw.bytes(20)));
        return new AddOffsetsToTxnRequest(
                draw.string(draw.below(1000)), draw.offset(), draw.int16(100), draw.string(0), unknown);
    }

    /** A CreateTopics request with so many tagged fields that nobody knows, up to 10,000 of them in a topic. */
    public static CreateTopicsRequest withTaggedFields(Draw draw, int fields) {
        int topics = (fields + MOST_TAGGED_FIELDS - 1) / MOST_TAGGED_FIELDS;
        return plainTopics(draw, topics, taggedFields(draw, fields / topics));
    }

    private static TaggedFields taggedFields(Draw draw, int fields) {
        return TaggedFields.of(Draw.list(fields, tag -> TaggedField.of(tag, draw.bytes(8))));
    }

    /** A CreateTopics request of so many topics. */
    public static CreateTopicsRequest keyed(Draw draw, int topics) {
        return plainTopics(draw, topics, TaggedFields.EMPTY);
    }

    private static CreateTopicsRequest plainTopics(Draw draw, int topics, TaggedFields unknown) {
        return new CreateTopicsRequest(
                Draw.list(topics, i -> new CreatableTopic(draw.name(), 3, (short) 3, List.of(), List.of(), unknown)),
                30_000,
                false,
                TaggedFields.EMPTY);
    }
}
