package dev.wirecord.jmh;

import dev.wirecord.record.Compression;
import dev.wirecord.record.Record;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordBatchBuilder;
import dev.wirecord.record.RecordCursor;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.MemoryRecordsBuilder;
import org.openjdk.jmh.infra.Blackhole;

/** The same batch, built and read by either side. Reading sums up offsets, times and sizes of the values. */
final class BatchSides {

    static final long TIME = 1_700_000_000_000L;

    private static final int RECORDS = 1_000;

    private final byte[][] values;
    private final ByteBuffer room;
    private final Compression ours;
    private final org.apache.kafka.common.compress.Compression kafka;

    BatchSides(String compression, Payload payload) {
        ours = Compression.valueOf(compression);
        kafka = org.apache.kafka.common.compress.Compression.of(CompressionType.valueOf(compression))
                .build();
        values = payload.values(RECORDS);
        room = ByteBuffer.allocate(2 * RECORDS * values[0].length);
    }

    byte[][] values() {
        return values;
    }

    /** Builds it where it is, as kafka-clients does. */
    Records buildOurs(RecordBatchBuilder builder) {
        builder.compression(ours);
        for (int i = 0; i < values.length; i++) {
            builder.append(TIME + i, null, values[i]);
        }
        return builder.buildView();
    }

    byte[] bytesOfOurs(RecordBatchBuilder builder) {
        Records records = buildOurs(builder);
        byte[] bytes = new byte[records.sizeInBytes()];
        records.buffer().get(bytes);
        return bytes;
    }

    int appendKafka() {
        room.clear();
        MemoryRecordsBuilder builder = MemoryRecords.builder(room, kafka, TimestampType.CREATE_TIME, 0L);
        for (int i = 0; i < values.length; i++) {
            builder.append(TIME + i, null, values[i]);
        }
        return builder.build().sizeInBytes();
    }

    byte[] buildKafka() {
        int size = appendKafka();
        return Arrays.copyOf(room.array(), size);
    }

    static long readOurs(byte[] bytes) {
        long sum = 0;
        for (RecordBatch batch : Records.of(bytes)) {
            RecordCursor cursor = batch.cursor();
            while (cursor.next()) {
                sum += cursor.offset() + cursor.valueLength() + cursor.timestamp();
            }
        }
        return sum;
    }

    /** Makes an object of every record, also where the JIT could do without. */
    static long objectsOfOurs(byte[] bytes, Blackhole objects) {
        long sum = 0;
        for (RecordBatch batch : Records.of(bytes)) {
            for (Record record : batch) {
                objects.consume(record);
                sum += record.offset() + record.valueLength() + record.timestamp();
            }
        }
        return sum;
    }

    static long readKafka(byte[] bytes) {
        long sum = 0;
        for (var batch : MemoryRecords.readableRecords(ByteBuffer.wrap(bytes)).batches()) {
            for (var record : batch) {
                sum += record.offset() + record.valueSize() + record.timestamp();
            }
        }
        return sum;
    }

    static long objectsOfKafka(byte[] bytes, Blackhole objects) {
        long sum = 0;
        for (var batch : MemoryRecords.readableRecords(ByteBuffer.wrap(bytes)).batches()) {
            for (var record : batch) {
                objects.consume(record);
                sum += record.offset() + record.valueSize() + record.timestamp();
            }
        }
        return sum;
    }
}
