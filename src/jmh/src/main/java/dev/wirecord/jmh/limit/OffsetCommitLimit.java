package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.OffsetCommitRequest;
import dev.wirecord.kafka.OffsetCommitRequest.OffsetCommitRequestPartition;
import dev.wirecord.kafka.OffsetCommitRequest.OffsetCommitRequestTopic;
import dev.wirecord.type.ObjectList;
import dev.wirecord.type.Uuids;
import java.util.List;

/** OffsetCommit request, versions 8 and 9. */
public final class OffsetCommitLimit implements Limit<OffsetCommitRequest> {

    @Override
    public int encode(OffsetCommitRequest message, byte[] out) {
        int at = Put.string(out, 0, message.groupId());
        at = Put.int32(out, at, message.generationIdOrMemberEpoch());
        at = Put.string(out, at, message.memberId());
        at = Put.string(out, at, message.groupInstanceId());
        List<OffsetCommitRequestTopic> topics = message.topics();
        int size = topics.size();
        at = Put.varint(out, at, size + 1);
        for (int i = 0; i < size; i++) {
            OffsetCommitRequestTopic topic = topics.get(i);
            at = Put.string(out, at, topic.name());
            at = partitions(topic.partitions(), out, at);
            at = Put.tags(out, at, topic.unknownTaggedFields());
        }
        return Put.tags(out, at, message.unknownTaggedFields());
    }

    private static int partitions(List<OffsetCommitRequestPartition> partitions, byte[] out, int start) {
        int size = partitions.size();
        int at = Put.varint(out, start, size + 1);
        for (int i = 0; i < size; i++) {
            OffsetCommitRequestPartition partition = partitions.get(i);
            at = Put.int32(out, at, partition.partitionIndex());
            at = Put.int64(out, at, partition.committedOffset());
            at = Put.int32(out, at, partition.committedLeaderEpoch());
            at = Put.string(out, at, partition.committedMetadata());
            at = Put.tags(out, at, partition.unknownTaggedFields());
        }
        return at;
    }

    @Override
    public OffsetCommitRequest decode(byte[] bytes) {
        Cursor in = new Cursor(bytes);
        return new OffsetCommitRequest(
                in.string(), in.int32(), in.string(), in.string(), -1L, topics(in), in.noTaggedFields());
    }

    private static List<OffsetCommitRequestTopic> topics(Cursor in) {
        OffsetCommitRequestTopic[] topics = new OffsetCommitRequestTopic[in.length()];
        for (int i = 0; i < topics.length; i++) {
            topics[i] = new OffsetCommitRequestTopic(in.string(), Uuids.ZERO, partitions(in), in.noTaggedFields());
        }
        return ObjectList.wrap(topics);
    }

    private static List<OffsetCommitRequestPartition> partitions(Cursor in) {
        OffsetCommitRequestPartition[] partitions = new OffsetCommitRequestPartition[in.length()];
        for (int i = 0; i < partitions.length; i++) {
            partitions[i] = new OffsetCommitRequestPartition(
                    in.int32(), in.int64(), in.int32(), in.string(), in.noTaggedFields());
        }
        return ObjectList.wrap(partitions);
    }
}
