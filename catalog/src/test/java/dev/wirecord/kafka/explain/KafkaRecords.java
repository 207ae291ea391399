package dev.wirecord.kafka.explain;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.kafka.FetchResponse;
import dev.wirecord.kafka.FetchResponse.FetchableTopicResponse;
import dev.wirecord.kafka.FetchResponse.PartitionData;
import dev.wirecord.kafka.FetchResponseBuilder;
import dev.wirecord.kafka.FetchResponse_FetchableTopicResponseBuilder;
import dev.wirecord.kafka.FetchResponse_PartitionDataBuilder;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Stream;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.MemoryRecordsBuilder;
import org.apache.kafka.common.utils.internals.ByteBufferOutputStream;

/** Batches that kafka-clients writes, and messages around them. */
final class KafkaRecords {

    /** The last version of Fetch that calls topics by their names. */
    static final int FETCH_VERSION = 12;

    private KafkaRecords() {}

    static MemoryRecordsBuilder builder(int magic, CompressionType compression) {
        return new MemoryRecordsBuilder(
                new ByteBufferOutputStream(1024),
                (byte) magic,
                Compression.of(compression).build(),
                magic == 0 ? TimestampType.NO_TIMESTAMP_TYPE : TimestampType.CREATE_TIME,
                100,
                -1,
                -1,
                (short) -1,
                -1,
                false,
                false,
                3,
                Integer.MAX_VALUE,
                -1);
    }

    /** The body of a Fetch response with two partitions of a topic that have these records. */
    static byte[] fetched(CodecRegistry registry, String topic, ByteBuffer records) {
        PartitionData partition = new FetchResponse_PartitionDataBuilder()
                .records(Records.of(records))
                .build();
        FetchableTopicResponse response = new FetchResponse_FetchableTopicResponseBuilder()
                .topic(topic)
                .partitions(List.of(partition, partition))
                .build();
        return registry.codec(FetchResponse.class)
                .at(FETCH_VERSION)
                .encode(new FetchResponseBuilder().responses(List.of(response)).build());
    }

    /** The first of the fields of records. */
    static MessageNode recordsField(MessageTree tree) {
        return tree.root()
                .walk()
                .filter(node -> node.kind() == NodeKind.RECORDS)
                .findFirst()
                .orElseThrow();
    }

    /** All records below a node, decompressed ones included. */
    static Stream<MessageNode> records(MessageNode node) {
        return everything(node).filter(part -> part.kind() == NodeKind.RECORD);
    }

    /** A node and all below it, decompressed ones included. */
    static Stream<MessageNode> everything(MessageNode node) {
        return node.walk()
                .flatMap(part -> part.decompressed() == null
                        ? Stream.of(part)
                        : Stream.concat(
                                Stream.of(part), everything(part.decompressed().root())));
    }

    static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(buffer.position(), bytes);
        return bytes;
    }
}
