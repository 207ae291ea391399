package dev.wirecord.oracle.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.record.Record;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordCursor;
import dev.wirecord.record.RecordHeader;
import dev.wirecord.record.Records;
import dev.wirecord.record.TimestampType;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.MutableRecordBatch;

/** Reads the same bytes with both implementations, and requires that they find the same. */
final class Comparison {

    /** The names that Kafka's configuration has. */
    private static final Map<TimestampType, String> TYPES = Map.of(
            TimestampType.NONE, "NoTimestampType",
            TimestampType.CREATE_TIME, "CreateTime",
            TimestampType.LOG_APPEND_TIME, "LogAppendTime");

    private final String what;

    private Comparison(String what) {
        this.what = what;
    }

    static void assertReadAlike(String what, byte[] bytes) {
        new Comparison(what).compare(bytes);
    }

    private void compare(byte[] bytes) {
        Iterator<MutableRecordBatch> expected =
                MemoryRecords.readableRecords(ByteBuffer.wrap(bytes)).batchIterator();
        Iterator<RecordBatch> actual = Records.of(bytes).iterator();
        while (expected.hasNext()) {
            assertTrue(actual.hasNext(), what);
            compare(expected.next(), actual.next());
        }
        assertFalse(actual.hasNext(), what);
    }

    private void compare(MutableRecordBatch expected, RecordBatch actual) {
        expected.ensureValid();
        actual.requireValid();
        compareHeaders(expected, actual);
        Iterator<org.apache.kafka.common.record.internal.Record> records = expected.iterator();
        RecordCursor cursor = actual.cursor();
        int count = 0;
        for (Record record : actual) {
            assertTrue(records.hasNext(), what);
            assertTrue(cursor.next(), what);
            compare(records.next(), record, cursor);
            assertEquals(count++, cursor.index());
        }
        assertFalse(records.hasNext(), what);
        assertFalse(cursor.next(), what);
        assertEquals(count, actual.recordCount(), what);
    }

    private void compareHeaders(MutableRecordBatch expected, RecordBatch actual) {
        assertEquals(expected.sizeInBytes(), actual.sizeInBytes(), what);
        assertEquals(expected.magic(), actual.magic(), what);
        assertEquals(expected.checksum(), actual.checksum(), what);
        assertEquals(expected.compressionType().name(), actual.compression().name(), what);
        assertEquals(expected.timestampType().name, TYPES.get(actual.timestampType()), what);
        assertEquals(expected.baseOffset(), actual.baseOffset(), what);
        assertEquals(expected.lastOffset(), actual.lastOffset(), what);
        assertEquals(expected.maxTimestamp(), actual.maxTimestamp(), what);
        assertEquals(expected.partitionLeaderEpoch(), actual.partitionLeaderEpoch(), what);
        assertEquals(expected.producerId(), actual.producerId(), what);
        assertEquals(expected.producerEpoch(), actual.producerEpoch(), what);
        assertEquals(expected.baseSequence(), actual.baseSequence(), what);
        assertEquals(expected.lastSequence(), actual.lastSequence(), what);
        assertEquals(expected.isTransactional(), actual.isTransactional(), what);
        assertEquals(expected.isControlBatch(), actual.isControl(), what);
        assertEquals(expected.deleteHorizonMs(), actual.deleteHorizon(), what);
    }

    private void compare(org.apache.kafka.common.record.internal.Record expected, Record actual, RecordCursor cursor) {
        assertEquals(expected.offset(), actual.offset(), what);
        assertEquals(expected.offset(), cursor.offset(), what);
        assertEquals(expected.timestamp(), actual.timestamp(), what);
        assertEquals(expected.timestamp(), cursor.timestamp(), what);
        assertEquals(expected.sequence(), actual.sequence(), what);
        assertEquals(expected.sequence(), cursor.sequence(), what);
        assertEquals(expected.key(), actual.key(), what);
        assertEquals(expected.key(), cursor.key(), what);
        assertEquals(expected.value(), actual.value(), what);
        assertEquals(expected.value(), cursor.value(), what);
        assertEquals(expected.valueSize(), actual.valueLength(), what);
        compare(expected.headers(), actual.headers());
        compare(expected.headers(), cursor.headers());
        assertEquals(expected.headers().length, cursor.headerCount(), what);
    }

    private void compare(Header[] expected, List<RecordHeader> actual) {
        assertEquals(expected.length, actual.size(), what);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i].key(), actual.get(i).key(), what);
            assertArrayEquals(
                    expected[i].value(), KafkaBatches.bytes(actual.get(i).value()), what);
        }
    }
}
