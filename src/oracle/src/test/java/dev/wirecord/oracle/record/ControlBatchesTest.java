package dev.wirecord.oracle.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.record.ControlRecord;
import dev.wirecord.record.ControlType;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordBatchBuilder;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.OptionalInt;
import org.apache.kafka.common.message.KRaftVersionRecord;
import org.apache.kafka.common.message.LeaderChangeMessage;
import org.apache.kafka.common.message.SnapshotFooterRecord;
import org.apache.kafka.common.message.SnapshotHeaderRecord;
import org.apache.kafka.common.message.VotersRecord;
import org.apache.kafka.common.protocol.Message;
import org.apache.kafka.common.protocol.MessageUtil;
import org.apache.kafka.common.record.internal.ControlRecordType;
import org.apache.kafka.common.record.internal.EndTransactionMarker;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Control batches of kafka-clients are decoded, and the same ones are written byte for byte. */
class ControlBatchesTest {

    private static final long OFFSET = 100;
    private static final long TIME = 1234;
    private static final int LEADER_EPOCH = 3;

    @ParameterizedTest
    @EnumSource(names = {"ABORT", "COMMIT"})
    void endsOfTransactions(ControlType type) {
        EndTransactionMarker marker = new EndTransactionMarker(ControlRecordType.fromTypeId(type.id()), 77);
        MemoryRecords kafka = MemoryRecords.withEndTransactionMarker(OFFSET, TIME, LEADER_EPOCH, 9, (short) 4, marker);

        byte[] bytes = KafkaBatches.bytes(kafka.buffer());
        ControlRecord control = onlyRecord(bytes);
        Records written = builder()
                .producer(9, (short) 4, -1)
                .transactional(true)
                .appendTransactionEnd(TIME, type, 77)
                .build();

        assertEquals(type, control.type());
        assertEquals(OptionalInt.of(77), control.coordinatorEpoch());
        assertArrayEquals(bytes, KafkaBatches.bytes(written.buffer()));
    }

    @Test
    void leaderChanges() {
        LeaderChangeMessage message = new LeaderChangeMessage()
                .setLeaderId(5)
                .setVoters(List.of(new LeaderChangeMessage.Voter().setVoterId(5)));
        MemoryRecords kafka = MemoryRecords.withLeaderChangeMessage(OFFSET, TIME, LEADER_EPOCH, room(), message);

        assertControl(ControlType.LEADER_CHANGE, message, kafka);
    }

    @Test
    void beginningsOfSnapshots() {
        SnapshotHeaderRecord message = new SnapshotHeaderRecord().setLastContainedLogTimestamp(55);
        MemoryRecords kafka = MemoryRecords.withSnapshotHeaderRecord(OFFSET, TIME, LEADER_EPOCH, room(), message);

        assertControl(ControlType.SNAPSHOT_HEADER, message, kafka);
    }

    @Test
    void endsOfSnapshots() {
        SnapshotFooterRecord message = new SnapshotFooterRecord();
        MemoryRecords kafka = MemoryRecords.withSnapshotFooterRecord(OFFSET, TIME, LEADER_EPOCH, room(), message);

        assertControl(ControlType.SNAPSHOT_FOOTER, message, kafka);
    }

    @Test
    void versionsOfKRaft() {
        KRaftVersionRecord message = new KRaftVersionRecord().setKRaftVersion((short) 1);
        MemoryRecords kafka = MemoryRecords.withKRaftVersionRecord(OFFSET, TIME, LEADER_EPOCH, room(), message);

        assertControl(ControlType.KRAFT_VERSION, message, kafka);
    }

    @Test
    void votersOfKRaft() {
        VotersRecord message = new VotersRecord().setVoters(List.of(new VotersRecord.Voter().setVoterId(8)));
        MemoryRecords kafka = MemoryRecords.withVotersRecord(OFFSET, TIME, LEADER_EPOCH, room(), message);

        assertControl(ControlType.KRAFT_VOTERS, message, kafka);
    }

    private static ByteBuffer room() {
        return ByteBuffer.allocate(1024);
    }

    private static RecordBatchBuilder builder() {
        return new RecordBatchBuilder().baseOffset(OFFSET).partitionLeaderEpoch(LEADER_EPOCH);
    }

    private static void assertControl(ControlType type, Message message, MemoryRecords kafka) {
        byte[] bytes = KafkaBatches.bytes(kafka.buffer());
        ByteBuffer value = MessageUtil.toByteBufferAccessor(message, (short) 0).buffer();

        ControlRecord control = onlyRecord(bytes);
        Records written = builder().appendControl(TIME, type, value).build();

        assertEquals(type, control.type());
        assertEquals(value, control.value());
        assertEquals(OptionalInt.of(0), control.valueVersion());
        assertEquals(OptionalInt.empty(), control.coordinatorEpoch());
        assertArrayEquals(bytes, KafkaBatches.bytes(written.buffer()));
    }

    private static ControlRecord onlyRecord(byte[] bytes) {
        Comparison.assertReadAlike("a control batch", bytes);
        RecordBatch batch = Records.of(bytes).iterator().next();
        assertTrue(batch.isControl());
        return batch.iterator().next().control();
    }
}
