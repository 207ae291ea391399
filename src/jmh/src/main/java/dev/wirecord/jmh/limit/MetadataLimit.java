package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.MetadataResponse;
import dev.wirecord.kafka.MetadataResponse.MetadataResponseBroker;
import dev.wirecord.kafka.MetadataResponse.MetadataResponsePartition;
import dev.wirecord.kafka.MetadataResponse.MetadataResponseTopic;
import dev.wirecord.type.ObjectList;
import java.util.List;

/** Metadata response, version 12. */
public final class MetadataLimit implements Limit<MetadataResponse> {

    @Override
    public int encode(MetadataResponse message, byte[] out) {
        int at = Put.int32(out, 0, message.throttleTimeMs());
        at = brokers(message.brokers(), out, at);
        at = Put.string(out, at, message.clusterId());
        at = Put.int32(out, at, message.controllerId());
        List<MetadataResponseTopic> topics = message.topics();
        int size = topics.size();
        at = Put.varint(out, at, size + 1);
        for (int i = 0; i < size; i++) {
            MetadataResponseTopic topic = topics.get(i);
            at = Put.int16(out, at, topic.errorCode());
            at = Put.string(out, at, topic.name());
            at = Put.uuid(out, at, topic.topicId());
            at = Put.int8(out, at, topic.isInternal() ? 1 : 0);
            at = partitions(topic.partitions(), out, at);
            at = Put.int32(out, at, topic.topicAuthorizedOperations());
            at = Put.tags(out, at, topic.unknownTaggedFields());
        }
        return Put.tags(out, at, message.unknownTaggedFields());
    }

    private static int brokers(List<MetadataResponseBroker> brokers, byte[] out, int start) {
        int size = brokers.size();
        int at = Put.varint(out, start, size + 1);
        for (int i = 0; i < size; i++) {
            MetadataResponseBroker broker = brokers.get(i);
            at = Put.int32(out, at, broker.nodeId());
            at = Put.string(out, at, broker.host());
            at = Put.int32(out, at, broker.port());
            at = Put.string(out, at, broker.rack());
            at = Put.tags(out, at, broker.unknownTaggedFields());
        }
        return at;
    }

    private static int partitions(List<MetadataResponsePartition> partitions, byte[] out, int start) {
        int size = partitions.size();
        int at = Put.varint(out, start, size + 1);
        for (int i = 0; i < size; i++) {
            MetadataResponsePartition partition = partitions.get(i);
            at = Put.int16(out, at, partition.errorCode());
            at = Put.int32(out, at, partition.partitionIndex());
            at = Put.int32(out, at, partition.leaderId());
            at = Put.int32(out, at, partition.leaderEpoch());
            at = Put.int32s(out, at, partition.replicaNodes());
            at = Put.int32s(out, at, partition.isrNodes());
            at = Put.int32s(out, at, partition.offlineReplicas());
            at = Put.tags(out, at, partition.unknownTaggedFields());
        }
        return at;
    }

    @Override
    public MetadataResponse decode(byte[] bytes) {
        Cursor in = new Cursor(bytes);
        return new MetadataResponse(
                in.int32(),
                brokers(in),
                in.string(),
                in.int32(),
                topics(in),
                Integer.MIN_VALUE,
                (short) 0,
                in.noTaggedFields());
    }

    private static List<MetadataResponseBroker> brokers(Cursor in) {
        MetadataResponseBroker[] brokers = new MetadataResponseBroker[in.length()];
        for (int i = 0; i < brokers.length; i++) {
            brokers[i] =
                    new MetadataResponseBroker(in.int32(), in.string(), in.int32(), in.string(), in.noTaggedFields());
        }
        return ObjectList.wrap(brokers);
    }

    private static List<MetadataResponseTopic> topics(Cursor in) {
        MetadataResponseTopic[] topics = new MetadataResponseTopic[in.length()];
        for (int i = 0; i < topics.length; i++) {
            topics[i] = new MetadataResponseTopic(
                    in.int16(),
                    in.string(),
                    in.uuid(),
                    in.int8() != 0,
                    partitions(in),
                    in.int32(),
                    in.noTaggedFields());
        }
        return ObjectList.wrap(topics);
    }

    private static List<MetadataResponsePartition> partitions(Cursor in) {
        MetadataResponsePartition[] partitions = new MetadataResponsePartition[in.length()];
        for (int i = 0; i < partitions.length; i++) {
            partitions[i] = new MetadataResponsePartition(
                    in.int16(),
                    in.int32(),
                    in.int32(),
                    in.int32(),
                    in.int32s(),
                    in.int32s(),
                    in.int32s(),
                    in.noTaggedFields());
        }
        return ObjectList.wrap(partitions);
    }
}
