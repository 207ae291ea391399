package dev.wirecord.record;

import static dev.wirecord.Hex.hex;
import static dev.wirecord.record.Batches.assertCorrupt;
import static dev.wirecord.record.Batches.only;
import static dev.wirecord.record.Batches.sealed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdOutputStreamNoFinalizer;
import dev.wirecord.Allocation;
import dev.wirecord.error.CorruptBatchException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xerial.snappy.Snappy;

/** Compressed records: framings of other clients, bombs, and lengths that claim more than there is. */
class DecompressionTest {

    private static final int HEADER = 61;
    private static final int MIB = 1024 * 1024;

    /** Key k, value v: a length, attributes, two deltas, key, value, no headers. */
    private static final byte[] RECORD = hex("10 00 00 00 02 6b 02 76 00");

    /** A batch whose records are the given stream, whatever that is. */
    private static byte[] batch(Compression compression, int count, byte[] stream) {
        byte[] bytes = new byte[HEADER + stream.length];
        new RecordBatchBuilder().build().buffer().get(bytes, 0, HEADER);
        System.arraycopy(stream, 0, bytes, HEADER, stream.length);
        ByteBuffer.wrap(bytes)
                .putShort(21, (short) compression.id())
                .putInt(23, Math.max(count - 1, 0))
                .putInt(57, count);
        return sealed(bytes);
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toByteArray();
    }

    private static byte[] concat(byte[] first, byte[] second) {
        return ByteBuffer.allocate(first.length + second.length)
                .put(first)
                .put(second)
                .array();
    }

    /** One record with a value of zeros. */
    private static Records zeros(Compression compression, int size) {
        return new RecordBatchBuilder()
                .compression(compression)
                .append(0, null, new byte[size])
                .build();
    }

    @Test
    void aBareSnappyBlockIsRead() throws IOException {
        Record record = only(batch(Compression.SNAPPY, 1, Snappy.compress(RECORD)))
                .iterator()
                .next();

        assertEquals(Batches.utf8("k"), record.key());
    }

    @Test
    void gzipMembersInARowAreOneStream() {
        byte[] members = concat(gzip(RECORD), gzip(hex("10 00 00 02 02 6b 02 77 00")));

        var records = only(batch(Compression.GZIP, 2, members)).iterator();

        records.next();
        assertEquals(Batches.utf8("w"), records.next().value());
    }

    @Test
    void zstdFramesInARowAreOneStream() {
        byte[] frames = concat(Zstd.compress(RECORD), Zstd.compress(hex("10 00 00 02 02 6b 02 77 00")));

        var records = only(batch(Compression.ZSTD, 2, frames)).iterator();

        records.next();
        assertEquals(Batches.utf8("w"), records.next().value());
    }

    /** A frame that says how large it becomes: magic, a single segment, its size, one raw block that is the last. */
    @ParameterizedTest
    @ValueSource(strings = {"08", "0a", "ff"})
    void zstdFramesOfAnotherSizeAreRefused(String size) {
        byte[] right = hex("28b52ffd 20 09 490000" + "10 00 00 00 02 6b 02 76 00");
        byte[] wrong = hex("28b52ffd 20" + size + "490000" + "10 00 00 00 02 6b 02 76 00");

        assertEquals(1, count(Records.of(batch(Compression.ZSTD, 1, right))));
        assertCorrupt(Records.of(batch(Compression.ZSTD, 1, wrong)));
    }

    @Test
    void zstdFramesThatClaimMuchCostNothing() {
        // Windows and contents of 2 GiB less one byte, and a block of eight bytes that is none.
        byte[] frame = batch(Compression.ZSTD, 1, hex("28b52ffd a0 ffffff7f 450000 ffffffffffffffff"));

        Allocation.assertBelow(300_000, () -> assertCorrupt(Records.of(frame)));
    }

    /** A window of 128 MiB, the largest that zstd writes and reads as a stream: it is there, and used as bytes arrive. */
    @Test
    void zstdWindowsUpToTheLimitCostNothing() throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        try (ZstdOutputStreamNoFinalizer zstd = new ZstdOutputStreamNoFinalizer(frame)) {
            zstd.setLong(27);
            zstd.write(RECORD);
            zstd.flush();
        }
        byte[] batch = batch(Compression.ZSTD, 1, frame.toByteArray());

        assertEquals(17 << 3, frame.toByteArray()[5] & 0xff, "2 to the power of 10 + 17");
        Allocation.assertBelow(300_000, () -> assertEquals(1, count(Records.of(batch))));
    }

    /** A frame that does not say how large it becomes, so it is a stream: magic, no flags, its window, a raw block. */
    @ParameterizedTest
    @ValueSource(strings = {"89", "90", "a8", "ff"}) // 144 MiB, 256 MiB, 2 GiB, and more than there is
    void zstdWindowsBeyondTheLimitAreRefused(String window) {
        byte[] frame = hex("28b52ffd 00" + window + "490000" + "10 00 00 00 02 6b 02 76 00");
        byte[] batch = batch(Compression.ZSTD, 1, frame);

        assertEquals(
                "Frame requires too much memory for decoding",
                assertCorrupt(Records.of(batch)).reason());
        Allocation.assertBelow(300_000, () -> assertCorrupt(Records.of(batch)));
    }

    /** The same, but for a size of 9 bytes in four. It is read at once, and takes no window. */
    @ParameterizedTest
    @ValueSource(strings = {"88", "90", "a8"})
    void zstdWindowsDoNotCountWhereTheSizeIsKnown(String window) {
        byte[] frame = hex("28b52ffd 80" + window + "09000000 490000" + "10 00 00 00 02 6b 02 76 00");
        byte[] batch = batch(Compression.ZSTD, 1, frame);

        Allocation.assertBelow(5_000, () -> assertEquals(1, count(Records.of(batch))));
    }

    @Test
    void bytesBehindAnLz4FrameAreRefused() {
        Records records = new RecordBatchBuilder()
                .compression(Compression.LZ4)
                .append(0, null, new byte[1])
                .build();
        byte[] stream = new byte[records.sizeInBytes() - HEADER + 3];
        records.buffer().get(HEADER, stream, 0, stream.length - 3);

        CorruptBatchException error = assertCorrupt(Records.of(batch(Compression.LZ4, 1, stream)));

        assertEquals("3 bytes behind the frame", error.reason());
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void streamsThatAreCutOffAreRefused(Compression compression) {
        Records records = zeros(compression, 1000);
        byte[] stream = new byte[records.sizeInBytes() - HEADER];
        records.buffer().get(HEADER, stream);
        for (int length = 1; length < stream.length; length++) {
            assertCorrupt(Records.of(batch(compression, 1, Arrays.copyOf(stream, length))));
        }
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void recordsLargerThanAnyBufferAreRead(Compression compression) {
        Records records = zeros(compression, 20 * MIB).withLimits(new DecompressionLimits(21 * MIB, Integer.MAX_VALUE));

        Record record = records.iterator().next().requireValid().iterator().next();

        assertEquals(20 * MIB, record.valueLength());
    }

    @ParameterizedTest
    @EnumSource(names = {"GZIP", "ZSTD"})
    void aBombIsRefusedAfterLittleWork(Compression compression) {
        Records bomb = zeros(compression, 200 * MIB);

        CorruptBatchException error =
                assertCorrupt(bomb.withLimits(new DecompressionLimits(8 * MIB, Integer.MAX_VALUE)));

        assertEquals(OptionalInt.of(0), error.recordIndex());
        Allocation.assertBelow(MIB, () -> assertCorrupt(bomb.withLimits(new DecompressionLimits(8 * MIB, 10))));
    }

    @Test
    void manySmallRecordsAreABombToo() {
        RecordBatchBuilder builder = new RecordBatchBuilder().compression(Compression.ZSTD);
        for (int i = 0; i < 1_000_000; i++) {
            builder.append(0, (byte[]) null, null);
        }
        Records records = builder.build();

        CorruptBatchException error = assertCorrupt(records.withLimits(new DecompressionLimits(2 * MIB, 1000)));

        assertEquals("more than 2097152 bytes when decompressed, which is the limit", error.reason());
        assertTrue(error.recordIndex().getAsInt() > 100_000, error::getMessage);
        assertEquals(1_000_000, count(records.withLimits(new DecompressionLimits(20 * MIB, 100_000))));
    }

    private static int count(Records records) {
        RecordCursor cursor = records.iterator().next().cursor();
        int count = 0;
        while (cursor.next()) {
            count++;
        }
        return count;
    }

    @Test
    void theDefaultsStopAThousandfold() {
        Records records = zeros(Compression.ZSTD, 30 * MIB);

        assertCorrupt(records);
        assertEquals(1, count(zeros(Compression.ZSTD, MIB / 2)));
        assertEquals(new DecompressionLimits(104_857_600, 1000), DecompressionLimits.DEFAULT);
    }

    /** Kafka asks for a list of that many records, and for an array of that many bytes. */
    @Test
    void claimsCostNothing() {
        byte[] count = batch(Compression.GZIP, Integer.MAX_VALUE, gzip(RECORD));
        byte[] length = batch(Compression.GZIP, 1, gzip(hex("feffffff0f 00 00 00 01 01 00")));

        Allocation.assertSmall(() -> assertThrows(CorruptBatchException.class, () -> count(Records.of(count))));
        Allocation.assertSmall(() -> assertThrows(CorruptBatchException.class, () -> count(Records.of(length))));
        assertEquals(
                "a length of 2147483647, where decompression may yield 1048576 bytes",
                assertCorrupt(Records.of(length)).reason());
    }

    @Test
    void snappyBlocksThatClaimMuchCostNothing() {
        byte[] bare = batch(Compression.SNAPPY, 1, hex("ffffffff0f 00 00"));
        byte[] framed = batch(Compression.SNAPPY, 1, hex("82534e4150505900 00000001 00000001 7fffffff 00"));

        Allocation.assertSmall(() -> assertThrows(CorruptBatchException.class, () -> count(Records.of(bare))));
        Allocation.assertSmall(() -> assertThrows(CorruptBatchException.class, () -> count(Records.of(framed))));
    }

    @Test
    void lz4FramesThatClaimMuchCostNothing() {
        // Blocks of up to 4 MiB, and one of eight bytes that are not LZ4.
        byte[] frame = batch(Compression.LZ4, 1, hex("04224d18 60 70 73 08000000 ffffffffffffffff"));

        Allocation.assertSmall(() -> assertThrows(CorruptBatchException.class, () -> count(Records.of(frame))));
    }

    @Test
    void recordsOutliveTheBuffersOfDecompression() {
        RecordBatchBuilder builder = new RecordBatchBuilder().compression(Compression.LZ4);
        for (int i = 0; i < 10_000; i++) {
            builder.append(i, null, ByteBuffer.allocate(40).putInt(i).array());
        }
        List<Record> records = new ArrayList<>();
        builder.build().iterator().next().forEach(records::add);

        for (int i = 0; i < 10_000; i++) {
            assertEquals(i, records.get(i).value().getInt());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LZ4", "SNAPPY", "ZSTD"})
    void cursorsTakeTheBuffersOfThoseBefore(Compression compression) {
        Records records = numbered(compression, 0);

        Allocation.assertBelow(5_000, () -> assertEquals(2_000, count(records)));
    }

    @ParameterizedTest
    @EnumSource
    void cursorsSideBySideDoNotDisturbEachOther(Compression compression) {
        count(numbered(compression, 0));
        RecordCursor first = numbered(compression, 0).iterator().next().cursor();
        RecordCursor second = numbered(compression, 5_000).iterator().next().cursor();
        while (first.next()) {
            assertTrue(second.next());
            assertEquals(first.index(), first.value().getInt());
            assertEquals(5_000 + second.index(), second.value().getInt());
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingOfARecordIsLeftBehindTheLast(Compression compression) {
        RecordCursor ended = numbered(compression, 0).iterator().next().cursor();
        while (ended.next()) {
            assertEquals(100, ended.valueLength());
        }
        RecordCursor closed = numbered(compression, 0).iterator().next().cursor();
        closed.next();
        closed.close();
        closed.close();

        assertNoBytes(ended);
        assertFalse(ended.next());
        assertNoBytes(closed);
    }

    private static void assertNoBytes(RecordCursor cursor) {
        assertNull(cursor.key());
        assertNull(cursor.value());
        assertEquals(-1, cursor.valueLength());
        assertEquals(List.of(), cursor.headers());
    }

    /** 2,000 records whose values begin with numbers from that on. */
    private static Records numbered(Compression compression, int from) {
        RecordBatchBuilder builder = new RecordBatchBuilder().compression(compression);
        for (int i = 0; i < 2_000; i++) {
            builder.append(i, null, ByteBuffer.allocate(100).putInt(from + i).array());
        }
        return builder.build();
    }

    @Test
    void anEmptyBatchHasNoStream() {
        assertEquals(0, count(Records.of(batch(Compression.LZ4, 0, new byte[0]))));
    }
}
