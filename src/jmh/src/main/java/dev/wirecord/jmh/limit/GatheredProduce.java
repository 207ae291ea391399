package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.ProduceRequest;
import dev.wirecord.kafka.ProduceRequest.PartitionProduceData;
import dev.wirecord.kafka.ProduceRequest.TopicProduceData;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A frame with a Produce request, versions 9 to 12, whose records are handed out as they are. */
public final class GatheredProduce {

    private static final int SIZE_PREFIX = Integer.BYTES;

    private final byte[] out;
    private final ByteBuffer view;
    private final List<ByteBuffer> parts = new ArrayList<>();
    private int at;
    private int from;
    private int referenced;

    /** Writes what is not records into {@code out}, which is large enough. */
    public GatheredProduce(byte[] out) {
        this.out = out;
        this.view = ByteBuffer.wrap(out).asReadOnlyBuffer();
    }

    /** The frame. */
    public ByteBuffer[] gather(int version, int correlationId, String clientId, ProduceRequest message) {
        parts.clear();
        from = 0;
        referenced = 0;
        header(version, correlationId, clientId);
        body(message);
        cut();
        Put.int32(out, 0, at + referenced - SIZE_PREFIX);
        return parts.toArray(new ByteBuffer[0]);
    }

    private void header(int version, int correlationId, String clientId) {
        at = Put.int16(out, SIZE_PREFIX, (short) 0);
        at = Put.int16(out, at, (short) version);
        at = Put.int32(out, at, correlationId);
        byte[] utf8 = clientId.getBytes(StandardCharsets.UTF_8);
        at = Put.int16(out, at, (short) utf8.length);
        System.arraycopy(utf8, 0, out, at, utf8.length);
        at = Put.int8(out, at + utf8.length, 0);
    }

    private void body(ProduceRequest message) {
        at = Put.string(out, at, message.transactionalId());
        at = Put.int16(out, at, message.acks());
        at = Put.int32(out, at, message.timeoutMs());
        List<TopicProduceData> topics = message.topicData();
        int size = topics.size();
        at = Put.varint(out, at, size + 1);
        for (int i = 0; i < size; i++) {
            TopicProduceData topic = topics.get(i);
            at = Put.string(out, at, topic.name());
            partitions(topic.partitionData());
            at = Put.tags(out, at, topic.unknownTaggedFields());
        }
        at = Put.tags(out, at, message.unknownTaggedFields());
    }

    private void partitions(List<PartitionProduceData> partitions) {
        int size = partitions.size();
        at = Put.varint(out, at, size + 1);
        for (int i = 0; i < size; i++) {
            PartitionProduceData partition = partitions.get(i);
            at = Put.int32(out, at, partition.index());
            Records records = partition.records();
            at = Put.varint(out, at, records.sizeInBytes() + 1);
            cut();
            parts.add(records.buffer());
            referenced += records.sizeInBytes();
            at = Put.tags(out, at, partition.unknownTaggedFields());
        }
    }

    private void cut() {
        parts.add(view.slice(from, at - from));
        from = at;
    }
}
