package dev.wirecord.record;

import static dev.wirecord.Hex.hex;
import static dev.wirecord.record.Batches.assertCorrupt;
import static dev.wirecord.record.Batches.only;
import static dev.wirecord.record.Batches.utf8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.wirecord.error.CorruptBatchException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** Messages of magic 0 and 1, put together as the protocol guide draws them. */
class LegacyMessagesTest {

    private static final byte[] KEY = {'k'};
    private static final byte[] VALUE = {'v'};

    private static byte[] message(long offset, int magic, int attributes, long timestamp, byte[] key, byte[] value) {
        int size = (magic == 0 ? 14 : 22) + length(key) + length(value);
        ByteBuffer buffer =
                ByteBuffer.allocate(12 + size).putLong(offset).putInt(size).putInt(0);
        buffer.put((byte) magic).put((byte) attributes);
        if (magic > 0) {
            buffer.putLong(timestamp);
        }
        put(put(buffer, key), value);
        CRC32 crc = new CRC32();
        crc.update(buffer.array(), 16, size - 4);
        return buffer.putInt(12, (int) crc.getValue()).array();
    }

    private static int length(byte[] bytes) {
        return bytes == null ? 0 : bytes.length;
    }

    private static ByteBuffer put(ByteBuffer buffer, byte[] bytes) {
        return bytes == null ? buffer.putInt(-1) : buffer.putInt(bytes.length).put(bytes);
    }

    private static byte[] gzip(byte[]... messages) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            for (byte[] message : messages) {
                gzip.write(message);
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toByteArray();
    }

    private static List<Long> offsets(byte[] bytes) {
        List<Long> offsets = new ArrayList<>();
        only(bytes).requireValid().forEach(record -> offsets.add(record.offset()));
        return offsets;
    }

    @Test
    void aMessageIsABatchOfOneRecord() {
        RecordBatch batch = only(message(7, 1, 0, 1000, null, VALUE)).requireValid();
        Iterator<Record> records = batch.iterator();
        Record record = records.next();

        assertEquals(1, batch.magic());
        assertEquals(1, batch.recordCount());
        assertEquals(7, batch.baseOffset());
        assertEquals(7, batch.lastOffset());
        assertEquals(7, record.offset());
        assertEquals(1000, record.timestamp());
        assertEquals(-1, record.sequence());
        assertNull(record.key());
        assertEquals(utf8("v"), record.value());
        assertEquals(List.of(), record.headers());
        assertFalse(records.hasNext());
    }

    @Test
    void magic0HasNoTime() {
        RecordBatch batch = only(message(7, 0, 0, 0, KEY, null)).requireValid();
        Record record = batch.iterator().next();

        assertEquals(TimestampType.NONE, batch.timestampType());
        assertEquals(-1, record.timestamp());
        assertEquals(-1, batch.maxTimestamp());
        assertEquals(utf8("k"), record.key());
        assertEquals(-1, record.valueLength());
    }

    @Test
    void offsetsInsideMagic1CountFromTheLast() {
        byte[] inner = gzip(message(0, 1, 0, 5, KEY, VALUE), message(3, 1, 0, 6, KEY, VALUE));

        byte[] wrapper = message(103, 1, 1, 6, null, inner);

        assertEquals(List.of(100L, 103L), offsets(wrapper));
        assertEquals(100, only(wrapper).baseOffset());
        assertEquals(103, only(wrapper).lastOffset());
        assertEquals(2, only(wrapper).recordCount());
    }

    @Test
    void offsetsInsideMagic1StandWhenTheWrapperHasNone() {
        byte[] inner = gzip(message(0, 1, 0, 5, KEY, VALUE), message(1, 1, 0, 6, KEY, VALUE));

        assertEquals(List.of(0L, 1L), offsets(message(0, 1, 1, 6, null, inner)));
    }

    @Test
    void offsetsInsideMagic0AreTheRealOnes() {
        byte[] inner = gzip(message(100, 0, 0, 0, KEY, VALUE), message(103, 0, 0, 0, KEY, VALUE));

        assertEquals(List.of(100L, 103L), offsets(message(103, 0, 1, 0, null, inner)));
    }

    @Test
    void theTimeOfTheAppendCountsForAll() {
        byte[] inner = gzip(message(0, 1, 0, 5, KEY, VALUE));

        RecordBatch batch = only(message(9, 1, 1 | 8, 77, null, inner)).requireValid();

        assertEquals(TimestampType.LOG_APPEND_TIME, batch.timestampType());
        assertEquals(77, batch.iterator().next().timestamp());
    }

    private static void assertRefused(String reason, OptionalInt index, byte[] wrapper) {
        CorruptBatchException error = assertCorrupt(Records.of(wrapper));
        assertEquals(reason, error.reason());
        assertEquals(index, error.recordIndex());
    }

    @Test
    void compressedMessagesThatAreNone() {
        assertRefused("a compressed batch whose value is null", OptionalInt.empty(), message(0, 1, 1, 0, null, null));
        assertRefused("a compressed batch without a record", OptionalInt.empty(), message(0, 1, 1, 0, null, gzip()));
        assertRefused(
                "magic 0 in a batch of magic 1",
                OptionalInt.of(0),
                message(0, 1, 1, 0, null, gzip(message(0, 0, 0, 0, KEY, new byte[20]))));
        byte[] nested = message(0, 1, 1, 0, null, gzip(message(0, 1, 0, 0, KEY, VALUE)));
        assertRefused(
                "a compressed message in a compressed batch",
                OptionalInt.of(0),
                message(0, 1, 1, 0, null, gzip(nested)));
        assertRefused(
                "compression 4, which magic 1 does not have",
                OptionalInt.empty(),
                message(0, 1, 4, 0, null, new byte[10]));
        assertRefused(
                "a message that is cut off",
                OptionalInt.of(1),
                message(0, 1, 1, 0, null, gzip(message(0, 1, 0, 0, KEY, VALUE), hex("00"))));
        assertRefused(
                "an offset that is -5000000000 from that of the batch",
                OptionalInt.of(0),
                message(
                        1,
                        1,
                        1,
                        0,
                        null,
                        gzip(message(0, 1, 0, 0, KEY, VALUE), message(5_000_000_000L, 1, 0, 0, KEY, VALUE))));
    }

    @Test
    void lengthsThatDoNotAddUp() {
        byte[] key = message(0, 1, 0, 0, KEY, VALUE);
        ByteBuffer.wrap(key).putInt(26, 100);
        byte[] value = message(0, 0, 0, 0, KEY, VALUE);
        ByteBuffer.wrap(value).putInt(23, 0);

        assertRefused("a key of 100 bytes", OptionalInt.of(0), key);
        assertRefused("a value of 0 bytes, where 1 are left", OptionalInt.of(0), value);
    }
}
