package dev.wirecord.record;

import static dev.wirecord.record.Batches.utf8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.Allocation;
import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.ByteWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RecordBatchBuilderTest {

    private static final byte[] VALUE = new byte[100];

    private final RecordBatchBuilder builder = new RecordBatchBuilder();

    private RecordBatch built() {
        return builder.build().iterator().next().requireValid();
    }

    private static void assertRefused(String text, Runnable call) {
        assertEquals(text, assertThrows(InvalidValueException.class, call::run).getMessage());
    }

    @Test
    void everyAttributeIsReadBack() {
        RecordBatch batch = builder.baseOffset(1000)
                .partitionLeaderEpoch(3)
                .deleteHorizon(500)
                .producer(7, (short) 2, Integer.MAX_VALUE)
                .transactional(true)
                .append(600, null, VALUE)
                .appendAt(1010, 550, null, null, List.of())
                .lastOffset(1020)
                .build()
                .iterator()
                .next()
                .requireValid();

        assertEquals(1000, batch.baseOffset());
        assertEquals(1020, batch.lastOffset());
        assertEquals(3, batch.partitionLeaderEpoch());
        assertEquals(OptionalLong.of(500), batch.deleteHorizon());
        assertEquals(500, batch.baseTimestamp());
        assertEquals(600, batch.maxTimestamp());
        assertEquals(7, batch.producerId());
        assertEquals(2, batch.producerEpoch());
        assertEquals(Integer.MAX_VALUE, batch.baseSequence());
        assertEquals(19, batch.lastSequence());
        assertTrue(batch.isTransactional());
        assertEquals(0x50, batch.attributes());
        List<Record> records = new ArrayList<>();
        batch.forEach(records::add);
        assertEquals(List.of(1000L, 1010L), records.stream().map(Record::offset).toList());
        assertEquals(
                List.of(600L, 550L), records.stream().map(Record::timestamp).toList());
        assertEquals(
                List.of(Integer.MAX_VALUE, 9),
                records.stream().map(Record::sequence).toList());
    }

    @Test
    void timesBeforeTheDeleteHorizonHaveNegativeDeltas() {
        RecordBatch batch = builder.deleteHorizon(1000)
                .append(997, null, VALUE)
                .append(998, null, VALUE)
                .append(998, null, VALUE)
                .build()
                .iterator()
                .next();

        List<Long> timestamps = new ArrayList<>();
        batch.forEach(record -> timestamps.add(record.timestamp()));
        assertEquals(List.of(997L, 998L, 998L), timestamps);
        assertEquals(998, batch.maxTimestamp());
    }

    @Test
    void theLastOffsetsOfAPartitionAreWritten() {
        builder.baseOffset(Long.MAX_VALUE - 2);
        for (int i = 0; i < 3; i++) {
            builder.append(0, null, VALUE);
        }

        assertThrows(InvalidValueException.class, () -> builder.append(0, null, VALUE));
        assertEquals(3, builder.recordCount());
        assertEquals(Long.MAX_VALUE, built().lastOffset());
    }

    @Test
    void theTimeOfTheAppendCountsForAllRecords() {
        RecordBatch batch = builder.logAppendTime(99)
                .append(5, null, VALUE)
                .build()
                .iterator()
                .next();

        assertEquals(TimestampType.LOG_APPEND_TIME, batch.timestampType());
        assertEquals(5, batch.baseTimestamp());
        assertEquals(99, batch.maxTimestamp());
        assertEquals(99, batch.iterator().next().timestamp());
    }

    @Test
    void oneBatchFollowsAnother() {
        ByteWriter out = new ByteWriter();
        out.writeInt8((byte) 42);
        builder.append(1, null, VALUE).writeTo(out);
        builder.compression(Compression.GZIP)
                .append(2, null, VALUE)
                .append(3, null, VALUE)
                .writeTo(out);

        List<Integer> counts = new ArrayList<>();
        Records.of(out.toByteBuffer().position(1))
                .forEach(batch -> counts.add(batch.requireValid().recordCount()));

        assertEquals(List.of(1, 2), counts);
    }

    @Test
    void buffersStayWhereTheyAre() {
        ByteBuffer key = utf8("xkey").position(1);

        builder.append(0, key, key.asReadOnlyBuffer());

        assertEquals(1, key.position());
        Record record = built().iterator().next();
        assertEquals(utf8("key"), record.key());
        assertEquals(utf8("key"), record.value());
    }

    @Test
    void sizesAreKnownBeforehand() {
        assertEquals(61, builder.uncompressedSize());
        builder.append(0, null, VALUE);

        assertEquals(1, builder.recordCount());
        assertEquals(builder.uncompressedSize(), builder.build().sizeInBytes());
        assertEquals(0, builder.recordCount());
    }

    @Test
    void clearingKeepsTheSettings() {
        builder.partitionLeaderEpoch(5).append(0, null, VALUE).clear();

        assertEquals(0, built().recordCount());
        assertEquals(5, built().partitionLeaderEpoch());
    }

    @Test
    void recordsCostNoGarbage() {
        ByteWriter out = new ByteWriter();

        Allocation.assertBelow(1_000, () -> {
            out.clear();
            for (int i = 0; i < 1_000; i++) {
                builder.append(i, VALUE, VALUE);
            }
            builder.writeTo(out);
        });
    }

    @ParameterizedTest
    @EnumSource
    void aViewHasTheSameBytes(Compression compression) {
        builder.compression(compression);
        Records copy = builder.append(1, VALUE, VALUE).build();

        Records view = builder.append(1, VALUE, VALUE).buildView();

        assertEquals(copy, view);
        assertEquals(0, builder.recordCount());
    }

    @Test
    void aViewCostsNoCopy() {
        Allocation.assertBelow(1_000, () -> {
            for (int i = 0; i < 1_000; i++) {
                builder.append(i, VALUE, VALUE);
            }
            builder.buildView();
        });
    }

    @Test
    void timesThatNoRecordHas() {
        assertRefused("the negative timestamp -2", () -> builder.append(-2, null, VALUE));
        assertRefused("the negative append time -1", () -> builder.logAppendTime(-1));
        assertRefused("the negative delete horizon -1", () -> builder.deleteHorizon(-1));
        assertRefused("the negative base offset -1", () -> builder.baseOffset(-1));
        assertRefused("the negative last offset -1", () -> builder.lastOffset(-1));
    }

    @Test
    void offsetsThatDoNotFit() {
        builder.baseOffset(100).append(0, null, VALUE);

        assertThrows(InvalidValueException.class, () -> builder.appendAt(100, 0, null, null, List.of()));
        assertThrows(InvalidValueException.class, () -> builder.appendAt(99, 0, null, null, List.of()));
        assertThrows(InvalidValueException.class, () -> builder.appendAt(100 + (1L << 31), 0, null, null, List.of()));
        assertThrows(InvalidValueException.class, () -> builder.lastOffset(99).build());
        assertEquals(1, builder.recordCount());
        builder.clear();
        builder.baseOffset(Long.MAX_VALUE).append(0, null, VALUE);
        assertThrows(InvalidValueException.class, () -> builder.append(0, null, VALUE));
    }

    @Test
    void settingsThatRecordsCountFromComeFirst() {
        builder.append(0, null, VALUE);

        assertThrows(IllegalStateException.class, () -> builder.baseOffset(1));
        assertThrows(IllegalStateException.class, () -> builder.deleteHorizon(1));
    }

    @Test
    void producersAreComplete() {
        builder.append(0, null, VALUE);

        assertRefused(
                "producer id 1 without an epoch",
                () -> builder.producer(1, (short) -1, 0).build());
        assertRefused(
                "producer id 1 without a sequence number",
                () -> builder.producer(1, (short) 0, -1).build());
        assertRefused(
                "a transactional batch without a producer id",
                () -> builder.producer(-1, (short) -1, -1).transactional(true).build());
    }

    @Test
    void controlRecordsKeepToThemselves() {
        builder.append(0, null, VALUE);

        assertThrows(IllegalStateException.class, () -> builder.appendTransactionEnd(0, ControlType.ABORT, 1));
        assertThrows(IllegalStateException.class, () -> builder.appendControl(0, ControlType.UNKNOWN, null));
        assertRefused(
                "LEADER_CHANGE does not end a transaction",
                () -> builder.appendTransactionEnd(0, ControlType.LEADER_CHANGE, 1));
        assertThrows(
                IllegalStateException.class, () -> built().iterator().next().control());
    }

    @Test
    void controlRecordsAreNotCompressed() {
        builder.compression(Compression.LZ4).appendControl(0, ControlType.SNAPSHOT_FOOTER, utf8("v"));

        assertEquals(Compression.NONE, built().compression());
    }

    @ParameterizedTest
    @EnumSource
    void compressionIsForTheRecords(Compression compression) {
        builder.compression(compression);
        for (int i = 0; i < 1_000; i++) {
            builder.append(i, null, VALUE);
        }
        int size = builder.uncompressedSize();

        RecordBatch batch = built();

        assertEquals(compression, batch.compression());
        assertEquals(compression != Compression.NONE, batch.sizeInBytes() < size / 5);
    }
}
