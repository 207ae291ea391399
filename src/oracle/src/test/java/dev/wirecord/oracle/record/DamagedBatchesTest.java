package dev.wirecord.oracle.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.record.Compression;
import dev.wirecord.record.Record;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordCursor;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens to a byte of a batch shows: in the checksum, or as an error that says which batch it is. */
class DamagedBatchesTest {

    /** The base offset and the leader's epoch, which the checksum leaves out so that brokers can change them. */
    private static final int[] UNCHECKED_UNTIL = {8, 8, 16};

    private static final int[] FLIPS = {0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xff, 0x7f};

    static Stream<BatchPlan> samples() {
        List<BatchPlan> plans = new ArrayList<>();
        for (int magic = 0; magic <= 2; magic++) {
            for (Compression compression : Compression.values()) {
                if (magic == 2 || compression != Compression.ZSTD) {
                    plans.add(new RandomPlans(4).plan(magic, compression, 3, 100));
                    plans.add(new RandomPlans(5).plan(magic, compression, 1, 100));
                }
            }
        }
        return plans.stream();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyTruncationEndsBeforeTheBatch(BatchPlan plan) {
        byte[] whole = KafkaBatches.write(plan);
        int batches = count(Records.of(whole));
        for (int length = 0; length < whole.length; length++) {
            Records records = Records.of(whole, 0, length);

            assertTrue(count(records) < batches, "of " + length + " bytes");
            assertEquals(length, sizeOfBatches(records) + records.partialBytes());
        }
    }

    private static int count(Records records) {
        int count = 0;
        for (RecordBatch batch : records) {
            batch.requireValid().forEach(Record::headers);
            count++;
        }
        return count;
    }

    private static int sizeOfBatches(Records records) {
        int size = 0;
        for (RecordBatch batch : records) {
            size += batch.sizeInBytes();
        }
        return size;
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyFlipShows(BatchPlan plan) {
        byte[] bytes = firstBatch(KafkaBatches.write(plan));
        for (int i = 0; i < bytes.length; i++) {
            for (int flip : FLIPS) {
                bytes[i] ^= (byte) flip;
                assertShows(bytes, i, plan.magic());
                bytes[i] ^= (byte) flip;
            }
        }
    }

    private static byte[] firstBatch(byte[] bytes) {
        return KafkaBatches.bytes(Records.of(bytes).iterator().next().buffer());
    }

    private static void assertShows(byte[] bytes, int damaged, int magic) {
        Records records = Records.of(bytes);
        try {
            for (RecordBatch batch : records) {
                readEverything(batch);
                boolean unchecked = damaged < UNCHECKED_UNTIL[magic] && (damaged < 8 || damaged >= 12);
                assertEquals(unchecked, batch.isChecksumValid(), "byte " + damaged);
            }
        } catch (CorruptBatchException e) {
            assertEquals(0, e.position());
            assertTrue(e.getMessage().startsWith("batch at byte 0, offset "), e.getMessage());
            if (e.getMessage().contains(", record ")) {
                assertTrue(e.recordIndex().isPresent());
            }
        }
    }

    private static void readEverything(RecordBatch batch) {
        batch.toString();
        for (Record record : batch) {
            record.headers().forEach(header -> header.value());
            record.key();
            record.value();
            record.sequence();
        }
        RecordCursor cursor = batch.cursor();
        while (cursor.next()) {
            cursor.headers();
            cursor.value();
        }
    }

    /** What Kafka's reader refuses, ours does, too. */
    @Test
    void nothingIsReadThatKafkaClientsRefuse() {
        int refused = 0;
        byte[] bytes = KafkaBatches.write(new RandomPlans(6).plan(2, Compression.NONE, 5));
        for (int i = 17; i < bytes.length; i++) {
            for (int flip : FLIPS) {
                bytes[i] ^= (byte) flip;
                if (!isReadByKafka(bytes)) {
                    refused++;
                    assertFalse(isRead(bytes), "byte " + i + " changed by " + flip);
                }
                bytes[i] ^= (byte) flip;
            }
        }
        assertTrue(refused > 100, () -> "a sample that is refused more than a few times");
    }

    private static boolean isRead(byte[] bytes) {
        try {
            Records.of(bytes).forEach(DamagedBatchesTest::readEverything);
            return true;
        } catch (CorruptBatchException e) {
            return false;
        }
    }

    private static boolean isReadByKafka(byte[] bytes) {
        try {
            for (var batch :
                    MemoryRecords.readableRecords(ByteBuffer.wrap(bytes)).batches()) {
                batch.forEach(record -> record.headers());
            }
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }
}
