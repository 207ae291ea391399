package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.FetchResponse.AbortedTransaction;
import dev.wirecord.kafka.FetchResponse.EpochEndOffset;
import dev.wirecord.kafka.FetchResponse.LeaderIdAndEpoch;
import dev.wirecord.kafka.FetchResponse.PartitionData;
import dev.wirecord.kafka.FetchResponse.SnapshotId;
import dev.wirecord.record.Records;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** The tag section of a Fetch response's partition. The three fields have fixed sizes, so that none is computed. */
final class FetchTags {

    private static final EpochEndOffset NO_EPOCH = new EpochEndOffset(-1, -1L, TaggedFields.EMPTY);
    private static final LeaderIdAndEpoch NO_LEADER = new LeaderIdAndEpoch(-1, -1, TaggedFields.EMPTY);
    private static final SnapshotId NO_SNAPSHOT = new SnapshotId(-1L, -1, TaggedFields.EMPTY);

    private FetchTags() {}

    static int put(PartitionData partition, byte[] out, int start) {
        EpochEndOffset epoch = partition.divergingEpoch();
        LeaderIdAndEpoch leader = partition.currentLeader();
        SnapshotId snapshot = partition.snapshotId();
        Put.requireNone(partition.unknownTaggedFields());
        boolean hasEpoch = epoch.epoch() != -1 || epoch.endOffset() != -1L;
        boolean hasLeader = leader.leaderId() != -1 || leader.leaderEpoch() != -1;
        boolean hasSnapshot = snapshot.endOffset() != -1L || snapshot.epoch() != -1;
        int at = Put.int8(out, start, (hasEpoch ? 1 : 0) + (hasLeader ? 1 : 0) + (hasSnapshot ? 1 : 0));
        if (hasEpoch) {
            at = Put.int16(out, at, (short) 13);
            at = Put.int32(out, at, epoch.epoch());
            at = Put.int64(out, at, epoch.endOffset());
            at = Put.tags(out, at, epoch.unknownTaggedFields());
        }
        if (hasLeader) {
            at = Put.int16(out, at, (short) (0x0100 | 9));
            at = Put.int32(out, at, leader.leaderId());
            at = Put.int32(out, at, leader.leaderEpoch());
            at = Put.tags(out, at, leader.unknownTaggedFields());
        }
        if (hasSnapshot) {
            at = Put.int16(out, at, (short) (0x0200 | 13));
            at = Put.int64(out, at, snapshot.endOffset());
            at = Put.int32(out, at, snapshot.epoch());
            at = Put.tags(out, at, snapshot.unknownTaggedFields());
        }
        return at;
    }

    static PartitionData partition(
            Cursor in,
            int index,
            short errorCode,
            long highWatermark,
            long lastStableOffset,
            long logStartOffset,
            List<AbortedTransaction> aborted,
            int preferredReadReplica,
            Records records) {
        EpochEndOffset epoch = NO_EPOCH;
        LeaderIdAndEpoch leader = NO_LEADER;
        SnapshotId snapshot = NO_SNAPSHOT;
        for (int left = in.varint(); left > 0; left--) {
            int tag = in.int16() >> 8;
            switch (tag) {
                case 0 -> epoch = new EpochEndOffset(in.int32(), in.int64(), in.noTaggedFields());
                case 1 -> leader = new LeaderIdAndEpoch(in.int32(), in.int32(), in.noTaggedFields());
                default -> snapshot = new SnapshotId(in.int64(), in.int32(), in.noTaggedFields());
            }
        }
        return new PartitionData(
                index,
                errorCode,
                highWatermark,
                lastStableOffset,
                logStartOffset,
                epoch,
                leader,
                snapshot,
                aborted,
                preferredReadReplica,
                records,
                TaggedFields.EMPTY);
    }
}
