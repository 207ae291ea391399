package dev.wirecord.record;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.bytesOf;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.record.Batches.only;
import static dev.wirecord.record.Batches.utf8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Batches as kafka-clients 4.4.0 writes them, byte for byte. */
class BatchVectorsTest {

    /** Key k, value v, time 1000, header h = x, header n without a value. */
    private static final String ONE_RECORD = "0000000000000000 00000041 ffffffff 02 b39a888c 0000 00000000"
            + "00000000000003e8 00000000000003e8 ffffffffffffffff ffff ffffffff 00000001"
            + "1e 00 00 00 02 6b 02 76 04 02 68 02 78 02 6e 01";

    /** Neither key nor value at time 1000, and an empty value at time 990. */
    private static final String TWO_RECORDS = "0000000000000000 0000003f ffffffff 02 7558d5f5 0000 00000001"
            + "00000000000003e8 00000000000003e8 ffffffffffffffff ffff ffffffff 00000002"
            + "0c 00 00 00 01 01 00 0c 00 13 02 01 00 00";

    private static final String COMMIT = "0000000000000064 00000042 00000003 02 01a4c8b2 0030 00000000"
            + "00000000000004d2 00000000000004d2 0000000000000009 0004 ffffffff 00000001"
            + "20 00 00 00 08 00000001 0c 00000000004d 00";

    /** What compaction leaves of a batch at offsets 100 to 109. */
    private static final String EMPTY = "0000000000000064 00000031 00000003 02 8232f175 0000 00000009"
            + "ffffffffffffffff 00000000000004d2 0000000000000005 0001 00000007 00000000";

    @Test
    void readsARecordWithHeaders() {
        RecordBatch batch = only(hex(ONE_RECORD)).requireValid();
        Record record = batch.iterator().next();

        assertEquals(1000, record.timestamp());
        assertEquals(0, record.offset());
        assertEquals(-1, record.sequence());
        assertEquals(utf8("k"), record.key());
        assertEquals(utf8("v"), record.value());
        assertEquals(List.of(RecordHeader.of("h", "x"), RecordHeader.of("n", (byte[]) null)), record.headers());
        assertEquals(0xb39a888cL, batch.checksum());
        assertEquals(1, batch.recordCount());
        assertEquals(Compression.NONE, batch.compression());
        assertEquals(TimestampType.CREATE_TIME, batch.timestampType());
        assertEquals(OptionalLong.empty(), batch.deleteHorizon());
        assertFalse(batch.isTransactional());
        assertFalse(batch.isControl());
    }

    @Test
    void writesARecordWithHeaders() {
        Records records = new RecordBatchBuilder()
                .append(1000, utf8("k"), utf8("v"), List.of(RecordHeader.of("h", "x"), RecordHeader.of("n", (byte[])
                        null)))
                .build();

        assertHex(ONE_RECORD, bytesOf(records.buffer()));
    }

    @Test
    void tellsNullFromEmpty() {
        Iterator<Record> records = only(hex(TWO_RECORDS)).requireValid().iterator();
        Record first = records.next();
        Record second = records.next();

        assertNull(first.key());
        assertNull(first.value());
        assertEquals(-1, first.valueLength());
        assertNull(second.key());
        assertEquals(ByteBuffer.allocate(0), second.value());
        assertEquals(0, second.valueLength());
        assertEquals(990, second.timestamp());
        assertEquals(1, second.offset());
        assertFalse(records.hasNext());
    }

    @Test
    void writesNullAndEmpty() {
        Records records = new RecordBatchBuilder()
                .append(1000, (byte[]) null, null)
                .append(990, null, new byte[0])
                .build();

        assertHex(TWO_RECORDS, bytesOf(records.buffer()));
    }

    @Test
    void readsTheEndOfATransaction() {
        RecordBatch batch = only(hex(COMMIT)).requireValid();
        Record record = batch.iterator().next();
        ControlRecord control = record.control();

        assertTrue(batch.isControl());
        assertTrue(batch.isTransactional());
        assertEquals(3, batch.partitionLeaderEpoch());
        assertEquals(9, batch.producerId());
        assertEquals(4, batch.producerEpoch());
        assertEquals(-1, batch.baseSequence());
        assertEquals(100, record.offset());
        assertEquals(ControlType.COMMIT, control.type());
        assertEquals(0, control.version());
        assertEquals(OptionalInt.of(77), control.coordinatorEpoch());
    }

    @Test
    void writesTheEndOfATransaction() {
        Records records = new RecordBatchBuilder()
                .baseOffset(100)
                .partitionLeaderEpoch(3)
                .producer(9, (short) 4, -1)
                .transactional(true)
                .appendTransactionEnd(1234, ControlType.COMMIT, 77)
                .build();

        assertHex(COMMIT, bytesOf(records.buffer()));
    }

    @Test
    void readsAnEmptyBatch() {
        RecordBatch batch = only(hex(EMPTY)).requireValid();

        assertFalse(batch.iterator().hasNext());
        assertFalse(batch.cursor().next());
        assertEquals(0, batch.recordCount());
        assertEquals(100, batch.baseOffset());
        assertEquals(109, batch.lastOffset());
        assertEquals(-1, batch.baseTimestamp());
        assertEquals(1234, batch.maxTimestamp());
        assertEquals(7, batch.baseSequence());
        assertEquals(16, batch.lastSequence());
    }

    @Test
    void writesAnEmptyBatch() {
        Records records = new RecordBatchBuilder()
                .baseOffset(100)
                .lastOffset(109)
                .partitionLeaderEpoch(3)
                .producer(5, (short) 1, 7)
                .emptyMaxTimestamp(1234)
                .build();

        assertHex(EMPTY, bytesOf(records.buffer()));
    }

    /** The smallest legal value of a records field, as the pages of all Kafka APIs have it. */
    @Test
    void theSmallestBatchHas61Bytes() {
        Records smallest =
                new RecordBatchBuilder().compression(Compression.GZIP).build();

        RecordBatch batch = smallest.iterator().next().requireValid();
        assertEquals(61, smallest.sizeInBytes());
        assertEquals(2, batch.magic());
        assertEquals(0, batch.baseOffset());
        assertEquals(0, batch.recordCount());
        assertEquals(Compression.NONE, batch.compression());
    }
}
