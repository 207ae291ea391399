package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.ConsumerGroupHeartbeatRequest;
import dev.wirecord.kafka.ConsumerGroupHeartbeatRequest.TopicPartitions;
import dev.wirecord.type.ObjectList;
import java.util.List;

/** ConsumerGroupHeartbeat request, version 1. */
public final class ConsumerGroupHeartbeatLimit implements Limit<ConsumerGroupHeartbeatRequest> {

    @Override
    public int encode(ConsumerGroupHeartbeatRequest message, byte[] out) {
        int at = Put.string(out, 0, message.groupId());
        at = Put.string(out, at, message.memberId());
        at = Put.int32(out, at, message.memberEpoch());
        at = Put.string(out, at, message.instanceId());
        at = Put.string(out, at, message.rackId());
        at = Put.int32(out, at, message.rebalanceTimeoutMs());
        at = names(message.subscribedTopicNames(), out, at);
        at = Put.string(out, at, message.subscribedTopicRegex());
        at = Put.string(out, at, message.serverAssignor());
        at = topics(message.topicPartitions(), out, at);
        return Put.tags(out, at, message.unknownTaggedFields());
    }

    private static int names(List<String> names, byte[] out, int start) {
        if (names == null) {
            return Put.int8(out, start, 0);
        }
        int size = names.size();
        int at = Put.varint(out, start, size + 1);
        for (int i = 0; i < size; i++) {
            at = Put.string(out, at, names.get(i));
        }
        return at;
    }

    private static int topics(List<TopicPartitions> topics, byte[] out, int start) {
        if (topics == null) {
            return Put.int8(out, start, 0);
        }
        int size = topics.size();
        int at = Put.varint(out, start, size + 1);
        for (int i = 0; i < size; i++) {
            at = Put.uuid(out, at, topics.get(i).topicId());
            at = Put.int32s(out, at, topics.get(i).partitions());
            at = Put.tags(out, at, topics.get(i).unknownTaggedFields());
        }
        return at;
    }

    @Override
    public ConsumerGroupHeartbeatRequest decode(byte[] bytes) {
        Cursor in = new Cursor(bytes);
        return new ConsumerGroupHeartbeatRequest(
                in.string(),
                in.string(),
                in.int32(),
                in.string(),
                in.string(),
                in.int32(),
                names(in),
                in.string(),
                in.string(),
                topics(in),
                in.noTaggedFields());
    }

    private static List<String> names(Cursor in) {
        int length = in.length();
        if (length < 0) {
            return null;
        }
        String[] names = new String[length];
        for (int i = 0; i < length; i++) {
            names[i] = in.string();
        }
        return ObjectList.wrap(names);
    }

    private static List<TopicPartitions> topics(Cursor in) {
        int length = in.length();
        if (length < 0) {
            return null;
        }
        TopicPartitions[] topics = new TopicPartitions[length];
        for (int i = 0; i < length; i++) {
            topics[i] = new TopicPartitions(in.uuid(), in.int32s(), in.noTaggedFields());
        }
        return ObjectList.wrap(topics);
    }
}
