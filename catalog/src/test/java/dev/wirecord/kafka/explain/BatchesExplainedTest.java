package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.Failure;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.explain.TextRenderer;
import dev.wirecord.kafka.KafkaCodecs;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.ControlRecordType;
import org.apache.kafka.common.record.internal.DefaultRecordBatch;
import org.apache.kafka.common.record.internal.EndTransactionMarker;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.MemoryRecordsBuilder;
import org.apache.kafka.common.record.internal.MutableRecordBatch;
import org.apache.kafka.common.record.internal.Record;
import org.apache.kafka.common.utils.internals.ByteBufferOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is shown of the batches that kafka-clients writes is what kafka-clients reads in them. */
class BatchesExplainedTest {

    private static final long NOW = 1_700_000_000_000L;

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());
    private final Explainer explainer = new Explainer(registry);

    static Stream<Arguments> formats() {
        List<Arguments> formats = new ArrayList<>();
        for (int magic = 0; magic <= 2; magic++) {
            for (CompressionType compression : CompressionType.values()) {
                if (magic == 2 || compression != CompressionType.ZSTD) {
                    formats.add(Arguments.of(magic, compression));
                }
            }
        }
        return formats.stream();
    }

    /** Two batches of several records with everything that a record may have. */
    private static ByteBuffer twoBatches(int magic, CompressionType compression) {
        ByteBuffer first = batch(magic, compression, 1);
        ByteBuffer second = batch(magic, compression, 2);
        return ByteBuffer.allocate(first.remaining() + second.remaining())
                .put(first)
                .put(second)
                .flip();
    }

    private static ByteBuffer batch(int magic, CompressionType compression, int seed) {
        Random random = new Random(seed);
        MemoryRecordsBuilder builder = KafkaRecords.builder(magic, compression);
        for (int i = 0; i < 20; i++) {
            byte[] key = random.nextInt(3) == 0 ? null : ("key " + i).getBytes(StandardCharsets.UTF_8);
            byte[] value = random.nextInt(4) == 0 ? null : new byte[random.nextInt(300)];
            Header[] headers = new Header[magic < 2 ? 0 : random.nextInt(3)];
            for (int h = 0; h < headers.length; h++) {
                headers[h] = new RecordHeader("trace-é", h == 0 ? null : new byte[] {1, (byte) i});
            }
            builder.append(magic == 0 ? -1 : NOW + random.nextInt(1000), key, value, headers);
        }
        return builder.build().buffer();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void recordsAreThoseThatKafkaReads(int magic, CompressionType compression) {
        ByteBuffer bytes = twoBatches(magic, compression);
        MessageTree tree = fetched(bytes);
        List<MessageNode> records =
                KafkaRecords.records(KafkaRecords.recordsField(tree)).toList();

        int index = 0;
        for (Record record : MemoryRecords.readableRecords(bytes).records()) {
            assertRecord(record, records.get(index++), magic);
        }
        assertEquals(40, index);
        assertEquals(index, records.size());
        assertNull(tree.failure());
        assertEquals(List.of(), tree.failures());
        Explained.requireTiled(tree.root());
    }

    private MessageTree fetched(ByteBuffer bytes) {
        byte[] body = KafkaRecords.fetched(registry, "t", bytes);
        return explainer.body(registry.response(1).schema(), KafkaRecords.FETCH_VERSION, body);
    }

    private static void assertRecord(Record expected, MessageNode node, int magic) {
        assertEquals(expected.key(), value(node, "key"));
        assertEquals(expected.value(), value(node, "value"));
        String time = expected.timestamp() < 0 ? "" : ", " + Instant.ofEpochMilli(expected.timestamp());
        assertEquals("offset " + expected.offset() + time, node.note());
        if (magic == 2) {
            assertEquals(expected.sizeInBytes(), node.size());
            List<MessageNode> headers = node.child("headers").orElseThrow().children();
            assertEquals(expected.headers().length, headers.size());
            for (int i = 0; i < headers.size(); i++) {
                assertEquals(expected.headers()[i].key(), value(headers.get(i), "key"));
                byte[] header = expected.headers()[i].value();
                assertEquals(header == null ? null : ByteBuffer.wrap(header), value(headers.get(i), "value"));
            }
        }
    }

    private static Object value(MessageNode node, String child) {
        return node.child(child).orElseThrow().value();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void headersAreThoseThatKafkaReads(int magic, CompressionType compression) {
        ByteBuffer bytes = twoBatches(magic, compression);
        List<MessageNode> batches = KafkaRecords.recordsField(fetched(bytes)).children();

        int index = 0;
        for (MutableRecordBatch batch : MemoryRecords.readableRecords(bytes).batches()) {
            MessageNode node = batches.get(index);
            assertEquals("responses[0].partitions[0].records[" + index + "]", node.path());
            assertEquals(batch.sizeInBytes(), node.size());
            assertEquals((Object) batch.magic(), value(node, "magic"));
            if (magic == 2) {
                assertModernHeader((DefaultRecordBatch) batch, node);
            } else {
                assertEquals(batch.lastOffset(), value(node, "offset"));
                assertEquals(magic == 1, node.child("timestamp").isPresent());
            }
            index++;
        }
        assertEquals(index, batches.size());
        boolean plainMessage = magic < 2 && compression == CompressionType.NONE;
        assertEquals(
                plainMessage ? NodeKind.RECORD : NodeKind.RECORD_BATCH,
                batches.get(0).kind());
    }

    private static void assertModernHeader(DefaultRecordBatch batch, MessageNode node) {
        assertEquals(batch.baseOffset(), value(node, "baseOffset"));
        assertEquals(batch.sizeInBytes() - 12, value(node, "batchLength"));
        assertEquals(batch.partitionLeaderEpoch(), value(node, "partitionLeaderEpoch"));
        assertEquals(batch.checksum(), value(node, "crc"));
        assertEquals((int) (batch.lastOffset() - batch.baseOffset()), value(node, "lastOffsetDelta"));
        assertEquals(batch.baseTimestamp(), value(node, "baseTimestamp"));
        assertEquals(batch.maxTimestamp(), value(node, "maxTimestamp"));
        assertEquals(batch.producerId(), value(node, "producerId"));
        assertEquals(batch.producerEpoch(), value(node, "producerEpoch"));
        assertEquals(batch.baseSequence(), value(node, "baseSequence"));
        assertEquals(batch.countOrNull(), value(node, "recordsCount"));
        assertEquals(
                "valid CRC-32C of the bytes that follow",
                node.child("crc").orElseThrow().note());
    }

    @Test
    void attributesAreShownInWords() {
        MemoryRecordsBuilder builder = new MemoryRecordsBuilder(
                new ByteBufferOutputStream(1024),
                (byte) 2,
                Compression.of(CompressionType.LZ4).build(),
                TimestampType.LOG_APPEND_TIME,
                7,
                NOW,
                9,
                (short) 4,
                11,
                true,
                true,
                3,
                Integer.MAX_VALUE,
                NOW + 5);
        builder.appendEndTxnMarker(NOW, new EndTransactionMarker(ControlRecordType.COMMIT, 77));
        MessageNode batch = KafkaRecords.recordsField(fetched(builder.build().buffer()))
                .children()
                .get(0);

        assertEquals(
                "123 (lz4, LogAppendTime, transactional, control, delete horizon)",
                batch.child("attributes").orElseThrow().text());
        assertEquals("1 record, offsets 7 to 7", batch.note());
        assertEquals(
                "1700000000005 (2023-11-14T22:13:20.005Z)",
                batch.child("baseTimestamp").orElseThrow().text());
        assertEquals(9L, value(batch, "producerId"));
        assertEquals(
                "offset 7, 2023-11-14T22:13:20Z, COMMIT",
                KafkaRecords.records(batch).findFirst().orElseThrow().note());
    }

    @Test
    void whatIsCompressedHasATreeOfItsOwn() {
        MessageTree tree = fetched(batch(2, CompressionType.GZIP, 1));
        MessageNode compressed = KafkaRecords.recordsField(tree)
                .children()
                .get(0)
                .child("records")
                .orElseThrow();
        MessageTree inner = compressed.decompressed();

        assertEquals(List.of(), compressed.children());
        assertEquals("(gzip)", compressed.text().substring(compressed.text().indexOf('(')));
        assertEquals(compressed.size(), ((ByteBuffer) compressed.value()).remaining());
        assertEquals(0, inner.root().offset());
        assertEquals(inner.bytes().remaining(), inner.root().size());
        assertEquals("decompressed, " + inner.root().size() + " bytes decompressed", inner.title());
        MessageNode third = inner.root().children().get(2);
        assertEquals("responses[0].partitions[0].records[0].records[2]", third.path());
        assertEquals("length", inner.at(third.offset()).name());
        Explained.requireTiled(inner.root());
    }

    @Test
    void aCompressedBatchInText() {
        MemoryRecordsBuilder builder = KafkaRecords.builder(2, CompressionType.SNAPPY);
        builder.append(NOW, "k".getBytes(StandardCharsets.UTF_8), "hello".getBytes(StandardCharsets.UTF_8));
        MessageNode records = KafkaRecords.recordsField(fetched(builder.build().buffer()))
                .children()
                .get(0)
                .child("records")
                .orElseThrow();
        String hex = HexFormat.of().formatHex(KafkaRecords.bytes((ByteBuffer) records.value()), 0, 16);

        String at = String.format("[0x%04x, %dB]", records.offset(), records.size());
        assertEquals(
                """
                records []Record = 0x%s... (snappy) %s what they decompress to is below, with offsets of its own
                +-- decompressed []Record = 1 record {0x0000, 13B} offsets count from the first byte that snappy \
                decompresses to
                +-- [0] Record {0x0000, 13B} offset 100, 2023-11-14T22:13:20Z
                +-- length varint = 12 {0x0000, 1B} number of bytes that follow
                | +-- attributes int8 = 0 {0x0001, 1B} not used by any format
                | +-- timestampDelta varlong = 0 {0x0002, 1B} timestamp, counted from that of the batch
                | +-- offsetDelta varint = 0 {0x0003, 1B} offset, counted from that of the batch
                | +-- key bytes = 0x6b (varint len=1) {0x0004, 2B} "k"
                | +-- value bytes = 0x68656c6c6f (varint len=5) {0x0006, 6B} "hello"
                | +-- headers []Header = 0 elements (varint len=0) {0x000c, 1B}
                """.formatted(hex, at).replace("| ", ""),
                TextRenderer.render(records)
                        .replaceAll("(?m)^ +", "")
                        .replaceAll(" +", " ")
                        .replace("| ", ""));
    }

    @Test
    void aBatchThatIsCutOffIsNoFailure() {
        byte[] bytes = KafkaRecords.bytes(twoBatches(2, CompressionType.NONE));
        MessageTree tree = fetched(ByteBuffer.wrap(bytes, 0, bytes.length - 1));
        List<MessageNode> batches = KafkaRecords.recordsField(tree).children();
        int second = bytes.length - batches.get(0).size();

        assertEquals(2, batches.size());
        assertEquals("partial RecordBatch", batches.get(1).type());
        assertEquals(
                "the beginning of a batch that is cut off: " + (second - 1) + " of " + second + " bytes",
                batches.get(1).note());
        assertEquals(List.of(), tree.failures());
        assertEquals(
                "the beginning of a batch that is cut off: 11 bytes",
                KafkaRecords.recordsField(fetched(ByteBuffer.wrap(bytes, 0, 11)))
                        .children()
                        .get(0)
                        .note());
    }

    @Test
    void aDamagedBatchLeavesTheRestOfTheMessageReadable() {
        byte[] bytes = KafkaRecords.bytes(twoBatches(2, CompressionType.NONE));
        // The length of the first record of the first batch, behind the header of 61 bytes, becomes -1.
        bytes[61] = 0x01;
        MessageTree tree = fetched(ByteBuffer.wrap(bytes));
        List<MessageNode> fields = tree.root()
                .walk()
                .filter(node -> node.kind() == NodeKind.RECORDS)
                .toList();

        assertTrue(tree.isSound());
        assertEquals(2, fields.size());
        assertEquals(
                List.of(
                        "responses[0].partitions[0].records[0].crc",
                        "responses[0].partitions[0].records[0].records[0]",
                        "responses[0].partitions[1].records[0].crc",
                        "responses[0].partitions[1].records[0].records[0]"),
                tree.failures().stream().map(Failure::path).toList());
        for (MessageNode field : fields) {
            List<MessageNode> batches = field.children();
            MessageNode damaged = batches.get(0).child("records").orElseThrow();
            MessageNode error = KafkaRecords.records(damaged)
                    .findFirst()
                    .orElseThrow()
                    .child("error")
                    .orElseThrow();

            assertEquals(2, batches.size());
            assertEquals(20, KafkaRecords.records(batches.get(1)).count(), "the batch behind it is whole");
            assertEquals(1, KafkaRecords.records(damaged).count());
            assertEquals(NodeKind.ERROR, error.kind());
            assertEquals(damaged.offset() + 1, error.offset());
            assertEquals(damaged.end(), error.end());
            assertEquals(
                    "a length of -1, where " + (damaged.size() - 1) + " bytes are left",
                    error.failure().reason());
        }
        Explained.requireTiled(tree.root());
    }

    @Test
    void batchesThatDecompressToMoreThanTheLimitStayCompressed() {
        MemoryRecordsBuilder builder = KafkaRecords.builder(2, CompressionType.GZIP);
        builder.append(NOW, null, new byte[900_000]);
        byte[] batch = KafkaRecords.bytes(builder.build().buffer());
        ByteBuffer six = ByteBuffer.allocate(6 * batch.length);
        for (int i = 0; i < 6; i++) {
            six.put(batch);
        }
        MessageNode field = KafkaRecords.recordsField(fetched(six.flip()));

        List<MessageTree> trees = field.children().stream()
                .map(node -> node.child("records").orElseThrow().decompressed())
                .toList();

        assertEquals(
                List.of(true, true, true, true, false, false),
                trees.stream().map(Objects::nonNull).toList());
        int spent = trees.stream()
                .filter(Objects::nonNull)
                .mapToInt(tree -> tree.root().size())
                .sum();
        assertEquals(
                "gzip: more than " + (4 * 1024 * 1024 - spent) + " bytes when decompressed, which is the limit",
                field.children().get(4).child("records").orElseThrow().failure().reason());
    }
}
