package dev.wirecord.oracle.record;

import dev.wirecord.record.Compression;
import dev.wirecord.record.RecordHeader;
import java.nio.ByteBuffer;
import java.util.List;

/** What a batch is to hold, for both implementations alike; a time of -1 means that it is not set. */
record BatchPlan(
        int magic,
        Compression compression,
        long baseOffset,
        int leaderEpoch,
        long logAppendTime,
        long deleteHorizon,
        long producerId,
        short producerEpoch,
        int baseSequence,
        boolean transactional,
        List<Entry> entries) {

    /** A record. */
    record Entry(long offset, long timestamp, byte[] key, byte[] value, List<RecordHeader> headers) {

        ByteBuffer keyBuffer() {
            return key == null ? null : ByteBuffer.wrap(key);
        }

        ByteBuffer valueBuffer() {
            return value == null ? null : ByteBuffer.wrap(value);
        }
    }

    @Override
    public String toString() {
        return "magic " + magic + ", " + compression + ", base offset " + baseOffset + ", leader epoch " + leaderEpoch
                + ", append time " + logAppendTime + ", delete horizon " + deleteHorizon + ", producer " + producerId
                + "/" + producerEpoch + "/" + baseSequence + (transactional ? ", transactional" : "") + ", "
                + entries.size() + " records";
    }
}
