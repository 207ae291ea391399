package dev.wirecord.explain;

import static dev.wirecord.Hex.bytesOf;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.Allocation;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import dev.wirecord.record.Compression;
import dev.wirecord.record.DecompressionLimits;
import dev.wirecord.record.RecordBatchBuilder;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Batches by hand, and those that claim what is not so. */
class RecordsTreeTest {

    /** KIP-98: offset, length, epoch, magic, checksum, attributes, last delta, two times, producer, epoch, sequence. */
    private static final String HEADER = "0000000000000007 00000039 00000002 02 27ac0872 0000 00000000"
            + "0000000000000064 0000000000000064 ffffffffffffffff ffff ffffffff";

    /** The number of records, and one: length, attributes, deltas, key "k", no value, no headers. */
    private static final String RECORD = "00000001 0e 00 00 00 02 6b 01 00";

    private static final int BEFORE_RECORDS = 2 + 4 + 2 + 4;

    private final Explainer explainer = new Explainer(CodecRegistry.of());

    private MessageTree explain(byte[] records) {
        return explain(explainer, records);
    }

    private static MessageTree explain(Explainer explainer, byte[] records) {
        ByteWriter out = new ByteWriter();
        out.writeRaw(hex("0000 00000000 0000"));
        out.writeBytes(records);
        return explainer.body(Samples.TRIP, 0, out.toByteArray());
    }

    private static MessageNode field(MessageTree tree) {
        return tree.body().orElseThrow().child("Log").orElseThrow();
    }

    private static String batch(MessageTree tree) {
        return TextRenderer.render(field(tree).children().get(0)).replaceAll("(?<=[^|\\s]) {2,}", "  ");
    }

    @Test
    void aBatchWithARecord() {
        assertEquals("""
                [0]  RecordBatch  [0x000c, 69B]  1 record, offsets 7 to 7
                +-- baseOffset  int64  = 7  [0x000c, 8B]  offset that the batch begins at; 0 from producers
                +-- batchLength  int32  = 57  [0x0014, 4B]  number of bytes that follow
                +-- partitionLeaderEpoch  int32  = 2  [0x0018, 4B]  epoch of the leader that appended the batch, or -1
                +-- magic  int8  = 2  [0x001c, 1B]  format of the batch
                +-- crc  uint32  = 0x27ac0872  [0x001d, 4B]  valid CRC-32C of the bytes that follow
                +-- attributes  int16  = 0 (not compressed, CreateTime)  [0x0021, 2B]  what the batch is, in bits
                +-- lastOffsetDelta  int32  = 0  [0x0023, 4B]  offset that the batch ends at, counted from baseOffset
                +-- baseTimestamp  int64  = 100 (1970-01-01T00:00:00.100Z)  [0x0027, 8B]  \
                what the timestamps of the records count from
                +-- maxTimestamp  int64  = 100 (1970-01-01T00:00:00.100Z)  [0x002f, 8B]  \
                largest timestamp of the records, or time of the append
                +-- producerId  int64  = -1  [0x0037, 8B]  id of an idempotent or transactional producer, or -1
                +-- producerEpoch  int16  = -1  [0x003f, 2B]  epoch of the producer id, or -1
                +-- baseSequence  int32  = -1  [0x0041, 4B]  sequence number of the first record, or -1
                +-- recordsCount  int32  = 1  [0x0045, 4B]  number of records
                +-- records  []Record  = 1 record  [0x0049, 8B]
                    +-- [0]  Record  [0x0049, 8B]  offset 7, 1970-01-01T00:00:00.100Z
                        +-- length  varint  = 7  [0x0049, 1B]  number of bytes that follow
                        +-- attributes  int8  = 0  [0x004a, 1B]  not used by any format
                        +-- timestampDelta  varlong  = 0  [0x004b, 1B]  timestamp, counted from that of the batch
                        +-- offsetDelta  varint  = 0  [0x004c, 1B]  offset, counted from that of the batch
                        +-- key  bytes  = 0x6b (varint len=1)  [0x004d, 2B]  "k"
                        +-- value  bytes  = null (varint len=-1)  [0x004f, 1B]
                        +-- headers  []Header  = 0 elements (varint len=0)  [0x0050, 1B]
                """, batch(explain(hex(HEADER, RECORD))));
    }

    @Test
    void everyByteKnowsWhetherItIsARecords() {
        List<ByteGrid.Cell> cells = ByteGrid.of(explain(hex(HEADER, RECORD))).rows().stream()
                .flatMap(row -> row.cells().stream())
                .toList();

        assertEquals(
                List.of(ByteSection.REQUEST_BODY, ByteSection.RECORD_BATCH, ByteSection.RECORD),
                cells.stream().map(ByteGrid.Cell::section).distinct().toList());
        assertEquals(
                8,
                cells.stream()
                        .filter(cell -> cell.section() == ByteSection.RECORD)
                        .count());
        assertEquals("log[0].records[0].key", cells.get(0x4e).node().path());
        assertEquals("log[0].baseOffset", cells.get(BEFORE_RECORDS).node().path());
    }

    @Test
    void bytesThatAreNotInAnArrayAreShownAlike() {
        byte[] message = bytesOf(explain(hex(HEADER, RECORD)).bytes());
        ByteBuffer direct =
                ByteBuffer.allocateDirect(message.length).put(message).flip();

        assertEquals(
                TextRenderer.render(explainer.body(Samples.TRIP, 0, message)),
                TextRenderer.render(explainer.body(Samples.TRIP, 0, direct)));
    }

    @ParameterizedTest
    @CsvSource({
        "'0000000000000000 7fffffff', 'a batch length of 2147483647', 24",
        "'0000000000000000 00000000', 'a batch length of 0', 24",
        "'0000000000000000 00000031 00000000 03', 'magic 3, where 0 to 2 are known', 24"
    })
    void whatIsNoBatchIsShownUpToItsLength(String bytes, String reason, int offset) {
        MessageTree tree = explain(hex(bytes));
        MessageNode node = field(tree).children().get(0);

        assertTrue(tree.isSound());
        assertEquals(
                List.of("baseOffset", "batchLength", "error"),
                node.children().stream().map(MessageNode::name).toList());
        assertEquals(
                List.of("log[0], byte " + offset + ": " + reason + " ("
                        + (tree.root().size() - offset) + " bytes left)"),
                tree.failures().stream().map(Failure::toString).toList());
    }

    /** The last delta is left as it is; without it a count of many is refused before the first record. */
    @ParameterizedTest
    @CsvSource({
        "00000000, 00000001 0e 00 00 00 02 6b 01 ffffffff0f, a header count that is negative",
        "7ffffffe, 7fffffff 0e 00 00 00 02 6b 01 00, a count of two thousand million records",
        "00000000, 00000001 feffffff0f 00 00 00, a record of two gigabytes",
        "00000000, 00000001 18 00 00 00 feffffff0f 6b 01 00 00 00 00, a key of two gigabytes",
        "00000000, 00000001 18 00 00 00 02 6b 01 feffffff0f 00 00, two thousand million headers"
    })
    void claimsTakeNoMemory(String lastDelta, String records, String what) {
        byte[] batch = hex(HEADER.replace("0000 00000000", "0000 " + lastDelta), records);
        ByteBuffer.wrap(batch).putInt(8, batch.length - 12);

        assertEquals(2, explain(batch).failures().size(), "the checksum, and " + what);
        Allocation.assertBelow(300_000, () -> explain(batch));
    }

    @Test
    void aSmallBatchThatBecomesLargeTakesNoMoreThanTheLimit() {
        byte[] bomb = bytes(new RecordBatchBuilder()
                .compression(Compression.GZIP)
                .append(0, null, new byte[50 * 1024 * 1024])
                .build());
        MessageNode records =
                field(explain(bomb)).children().get(0).child("records").orElseThrow();

        assertNull(records.decompressed());
        assertEquals(
                "gzip: more than 4194304 bytes when decompressed, which is the limit",
                records.failure().reason());
        // A buffer that grows to 4 MiB is copied a few times; the 50 MiB are never there.
        Allocation.assertBelow(32 * 1024 * 1024, () -> explain(bomb));
    }

    @Test
    void batchesThatBecomeTooLargeAreNotTriedForever() {
        byte[] bomb = bytes(new RecordBatchBuilder()
                .compression(Compression.GZIP)
                .append(0, null, new byte[8 * 1024 * 1024])
                .build());
        ByteBuffer many = ByteBuffer.allocate(66 * bomb.length);
        while (many.hasRemaining()) {
            many.put(bomb);
        }

        List<String> reasons =
                explain(many.array()).failures().stream().map(Failure::reason).toList();

        assertEquals(66, reasons.size());
        assertEquals("gzip: more than 4194304 bytes when decompressed, which is the limit", reasons.get(0));
        assertEquals("gzip: more than 4128768 bytes when decompressed, which is the limit", reasons.get(1));
        assertEquals("gzip: more than 0 bytes when decompressed, which is the limit", reasons.get(65));
    }

    @Test
    void theLimitCanBeAnother() {
        byte[] batch = bytes(new RecordBatchBuilder()
                .compression(Compression.GZIP)
                .append(0, null, new byte[100])
                .build());
        Explainer narrow = new Explainer(
                CodecRegistry.of(), ReadProfile.STRICT, ReadLimits.DEFAULT, new DecompressionLimits(99, 1000));

        assertEquals(List.of(), explain(batch).failures());
        assertEquals(
                "log[0].records",
                explain(narrow, batch).failures().stream().map(Failure::path).collect(Collectors.joining()));
    }

    private static byte[] bytes(Records records) {
        return bytesOf(records.buffer());
    }
}
