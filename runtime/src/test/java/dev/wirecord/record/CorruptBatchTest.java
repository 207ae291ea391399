package dev.wirecord.record;

import static dev.wirecord.Hex.hex;
import static dev.wirecord.record.Batches.assertCorrupt;
import static dev.wirecord.record.Batches.only;
import static dev.wirecord.record.Batches.sealed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.Allocation;
import dev.wirecord.error.CorruptBatchException;
import java.nio.ByteBuffer;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes that look like a batch and are none. */
class CorruptBatchTest {

    private static final int LENGTH = 8;
    private static final int MAGIC = 16;
    private static final int ATTRIBUTES = 21;
    private static final int LAST_OFFSET_DELTA = 23;
    private static final int COUNT = 57;
    private static final int RECORDS = 61;

    private static byte[] twoRecords() {
        Records records = new RecordBatchBuilder()
                .append(5, new byte[] {1}, new byte[] {2})
                .append(6, null, new byte[] {3})
                .build();
        byte[] bytes = new byte[records.sizeInBytes()];
        records.buffer().get(bytes);
        return bytes;
    }

    private static byte[] with(int field, int value) {
        byte[] bytes = twoRecords();
        ByteBuffer.wrap(bytes).putInt(field, value);
        return sealed(bytes);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 13, 14, 48, Integer.MAX_VALUE, Integer.MAX_VALUE - 12})
    void lengthsThatNoBatchHas(int length) {
        byte[] bytes = twoRecords();
        ByteBuffer.wrap(bytes).putInt(LENGTH, length);

        CorruptBatchException error = assertCorrupt(Records.of(bytes));

        assertEquals(0, error.position());
        assertEquals(OptionalInt.empty(), error.recordIndex());
        assertThrows(CorruptBatchException.class, Records.of(bytes)::partialBytes);
    }

    @ParameterizedTest
    @ValueSource(bytes = {-1, 3, 127})
    void magicsThatDoNotExist(byte magic) {
        byte[] bytes = twoRecords();
        bytes[MAGIC] = magic;

        assertEquals(
                "batch at byte 0, offset 0: magic " + magic + ", where 0 to 2 are known",
                assertCorrupt(Records.of(bytes)).getMessage());
    }

    @Test
    void magicIsLookedAtInAPartialBatch() {
        byte[] bytes = twoRecords();
        bytes[MAGIC] = 3;

        assertCorrupt(Records.of(bytes, 0, 20));
    }

    @Test
    void batchesBeforeACorruptOneAreRead() {
        byte[] good = twoRecords();
        byte[] bytes = new byte[2 * good.length];
        System.arraycopy(good, 0, bytes, 0, good.length);
        System.arraycopy(good, 0, bytes, good.length, good.length);
        bytes[good.length + 7] = 42;
        bytes[good.length + RECORDS] = 2;

        var batches = Records.of(bytes).iterator();

        batches.next().requireValid();
        RecordBatch second = batches.next();
        var records = second.iterator();
        CorruptBatchException error = assertThrows(CorruptBatchException.class, records::next);
        assertEquals(good.length, error.position());
        assertEquals(42, error.baseOffset());
        assertEquals(OptionalInt.of(0), error.recordIndex());
        assertEquals(
                "batch at byte " + good.length + ", offset 42, record 0: a length of 1, where 16 bytes are left",
                error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7})
    void compressionsThatDoNotExist(int id) {
        byte[] bytes = twoRecords();
        bytes[ATTRIBUTES + 1] = (byte) id;

        assertEquals(
                "compression " + id + ", which magic 2 does not have",
                assertCorrupt(Records.of(sealed(bytes))).reason());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-1 | a record count of -1",
                "1  | the header counts 1 records, and bytes follow them",
                "0  | the header counts 0 records, and bytes follow them",
                "3  | a last offset delta of 1 for 3 records",
                "2147483647 | a last offset delta of 1 for 2147483647 records",
            })
    void countsThatAreNotThoseOfTheRecords(int count, String reason) {
        byte[] bytes = with(COUNT, count);

        assertEquals(reason, assertCorrupt(Records.of(bytes)).reason());
        Allocation.assertSmall(() -> assertThrows(CorruptBatchException.class, () -> {
            RecordCursor cursor = only(bytes).cursor();
            while (cursor.next()) {
                cursor.offset();
            }
        }));
    }

    @Test
    void countsWithRoomInTheOffsets() {
        byte[] bytes = with(COUNT, 3);
        ByteBuffer.wrap(bytes).putInt(LAST_OFFSET_DELTA, Integer.MAX_VALUE);

        CorruptBatchException error = assertCorrupt(Records.of(sealed(bytes)));

        assertEquals(OptionalInt.of(2), error.recordIndex());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void lastOffsetsBeforeTheRecords(int delta) {
        assertCorrupt(Records.of(with(LAST_OFFSET_DELTA, delta)));
    }

    @Test
    void offsetsBeyond63Bits() {
        byte[] bytes = twoRecords();
        ByteBuffer.wrap(bytes).putLong(0, Long.MAX_VALUE);

        assertEquals(
                "offsets of more than 63 bits", assertCorrupt(Records.of(bytes)).reason());
    }

    /** Each line replaces the first record: a length, attributes, two deltas, key, value, headers. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a value that is too long        | 0e 00 00 00 01 04 02 00",
                "a key that is too long          | 0e 00 00 00 0e 01 02 00",
                "a key of 2 GiB                  | 14 00 00 00 feffffff0f 01 00",
                "bytes behind the headers        | 0e 00 00 00 01 01 00 00",
                "a record of 1 GiB               | 8080808008 00 00 00 01 01 00",
                "a negative length               | 01 00 00 00 01 01 00",
                "a length of nothing             | 00 00 00 00 01 01 00",
                "a varint of six bytes           | 18 00 00 808080808001 01 01 00",
                "a varint of 33 bits             | 14 00 00 ffffffff7f 01 01 00",
                "a varlong of eleven bytes       | 20 00 8080808080808080808001 00 01 01 00",
                "a varlong of 65 bits            | 1e 00 ffffffffffffffffff02 00 01 01 00",
                "a negative offset               | 0c 00 00 01 01 01 00",
                "an offset behind the last       | 0c 00 00 04 01 01 00",
                "a negative header count         | 0c 00 00 00 01 01 01",
                "headers that are not there      | 0c 00 00 00 01 01 02",
                "a million headers               | 10 00 00 00 01 01 80897a",
                "a header without a name         | 10 00 00 00 01 01 02 01 00",
                "a header name that is too long  | 10 00 00 00 01 01 02 04 00",
                "a header value that is too long | 12 00 00 00 01 01 02 00 04 00",
                "a record without headers' count | 0a 00 00 00 01 01",
            })
    void recordsThatAreNone(String what, String record) {
        byte[] first = hex(record);
        byte[] bytes = new byte[RECORDS + first.length];
        System.arraycopy(twoRecords(), 0, bytes, 0, RECORDS);
        System.arraycopy(first, 0, bytes, RECORDS, first.length);
        ByteBuffer.wrap(bytes).putInt(COUNT, 1);

        CorruptBatchException error = assertCorrupt(Records.of(sealed(bytes)));

        assertEquals(OptionalInt.of(0), error.recordIndex(), what);
        only(bytes).requireValid();
    }

    @Test
    void offsetsThatDoNotAscend() {
        byte[] bytes = twoRecords();
        // The second record ends with its offset, no key, one byte and no headers.
        bytes[bytes.length - 5] = 0;

        CorruptBatchException error = assertCorrupt(Records.of(sealed(bytes)));

        assertEquals("an offset delta of 0 behind 0, where 1 is the last", error.reason());
        assertEquals(OptionalInt.of(1), error.recordIndex());
    }

    @Test
    void aWrongChecksumIsToldWhenAsked() {
        byte[] bytes = twoRecords();
        bytes[bytes.length - 2] ^= 1;
        RecordBatch batch = only(bytes);

        batch.forEach(Record::value);

        assertFalse(batch.isChecksumValid());
        CorruptBatchException error = assertThrows(CorruptBatchException.class, batch::requireValid);
        assertEquals(OptionalInt.empty(), error.recordIndex());
    }

    /** Trailing zeros, as brokers and clients read them. */
    @Test
    void paddedNumbersAreRead() {
        byte[] bytes = twoRecords();
        byte[] padded = hex("14 00 8000 808000 01 8100 00");
        byte[] batch = new byte[RECORDS + padded.length];
        System.arraycopy(bytes, 0, batch, 0, RECORDS);
        System.arraycopy(padded, 0, batch, RECORDS, padded.length);
        ByteBuffer.wrap(batch).putInt(COUNT, 1);

        Record record = only(sealed(batch)).iterator().next();

        assertEquals(-1, record.valueLength());
        assertEquals(5, record.timestamp());
    }

    @Test
    void anErrorStays() {
        byte[] bytes = with(COUNT, 1);
        RecordCursor cursor = only(bytes).cursor();
        cursor.next();

        String first = assertThrows(CorruptBatchException.class, cursor::next).getMessage();

        assertEquals(
                first, assertThrows(CorruptBatchException.class, cursor::next).getMessage());
    }
}
