package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.ProduceRequest;
import dev.wirecord.kafka.ProduceRequest.PartitionProduceData;
import dev.wirecord.kafka.ProduceRequest.TopicProduceData;
import dev.wirecord.type.ObjectList;
import dev.wirecord.type.Uuids;
import java.util.List;

/** Produce request, versions 9 to 12. */
public final class ProduceLimit implements Limit<ProduceRequest> {

    @Override
    public int encode(ProduceRequest message, byte[] out) {
        int at = Put.string(out, 0, message.transactionalId());
        at = Put.int16(out, at, message.acks());
        at = Put.int32(out, at, message.timeoutMs());
        List<TopicProduceData> topics = message.topicData();
        int size = topics.size();
        at = Put.varint(out, at, size + 1);
        for (int i = 0; i < size; i++) {
            TopicProduceData topic = topics.get(i);
            at = Put.string(out, at, topic.name());
            at = partitions(topic.partitionData(), out, at);
            at = Put.tags(out, at, topic.unknownTaggedFields());
        }
        return Put.tags(out, at, message.unknownTaggedFields());
    }

    private static int partitions(List<PartitionProduceData> partitions, byte[] out, int start) {
        int size = partitions.size();
        int at = Put.varint(out, start, size + 1);
        for (int i = 0; i < size; i++) {
            PartitionProduceData partition = partitions.get(i);
            at = Put.int32(out, at, partition.index());
            at = Put.records(out, at, partition.records());
            at = Put.tags(out, at, partition.unknownTaggedFields());
        }
        return at;
    }

    @Override
    public ProduceRequest decode(byte[] bytes) {
        Cursor in = new Cursor(bytes);
        return new ProduceRequest(in.string(), in.int16(), in.int32(), topics(in), in.noTaggedFields());
    }

    private static List<TopicProduceData> topics(Cursor in) {
        TopicProduceData[] topics = new TopicProduceData[in.length()];
        for (int i = 0; i < topics.length; i++) {
            topics[i] = new TopicProduceData(in.string(), Uuids.ZERO, partitions(in), in.noTaggedFields());
        }
        return ObjectList.wrap(topics);
    }

    private static List<PartitionProduceData> partitions(Cursor in) {
        PartitionProduceData[] partitions = new PartitionProduceData[in.length()];
        for (int i = 0; i < partitions.length; i++) {
            partitions[i] = new PartitionProduceData(in.int32(), in.records(), in.noTaggedFields());
        }
        return ObjectList.wrap(partitions);
    }
}
