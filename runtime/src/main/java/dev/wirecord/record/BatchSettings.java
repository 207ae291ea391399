package dev.wirecord.record;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.BigEndian;
import java.util.Objects;

/** What the header of a batch says besides its records. */
abstract sealed class BatchSettings permits RecordBatchBuilder {

    private long baseOffset;
    private long lastOffset = BatchHeader.NONE;
    private int partitionLeaderEpoch = BatchHeader.NONE;
    private Compression compression = Compression.NONE;
    private long logAppendTime = BatchHeader.NO_TIMESTAMP;
    private long deleteHorizon = BatchHeader.NO_TIMESTAMP;
    private long emptyMaxTimestamp = BatchHeader.NO_TIMESTAMP;
    private long producerId = BatchHeader.NO_PRODUCER_ID;
    private short producerEpoch = BatchHeader.NONE;
    private int baseSequence = BatchHeader.NONE;
    private boolean transactional;

    /** The records of the batch being built. */
    final RecordBuffer records = new RecordBuffer();

    abstract RecordBatchBuilder self();

    /**
     * The offset that batches begin at, 0 if not set. Producers leave it; brokers put the real one in.
     *
     * @throws InvalidValueException when it is negative
     * @throws IllegalStateException when records have been appended, which count from it
     */
    public RecordBatchBuilder baseOffset(long offset) {
        requireNoRecord();
        baseOffset = requireNotNegative(offset, "base offset");
        return self();
    }

    /**
     * The offset that the next batch ends at, when records behind its last one have been compacted away, or all of them.
     *
     * @throws InvalidValueException when building, if it lies before the last record or too far behind the base offset
     */
    public RecordBatchBuilder lastOffset(long offset) {
        lastOffset = requireNotNegative(offset, "last offset");
        return self();
    }

    /** The epoch of the leader that appends the batch, -1 if not set. Producers leave it. */
    public RecordBatchBuilder partitionLeaderEpoch(int epoch) {
        partitionLeaderEpoch = epoch;
        return self();
    }

    /** How records are compressed, not at all if not set. */
    public RecordBatchBuilder compression(Compression newCompression) {
        compression = Objects.requireNonNull(newCompression, "newCompression");
        return self();
    }

    /**
     * The time of the append, in milliseconds since 1970: the batch says that it counts for all records, instead of their
     * own timestamps (KIP-32). Producers leave it.
     *
     * @throws InvalidValueException when it is negative
     */
    public RecordBatchBuilder logAppendTime(long timestamp) {
        logAppendTime = requireNotNegative(timestamp, "append time");
        return self();
    }

    /**
     * The time from when on tombstones and transaction markers may be compacted away (KIP-534). Only brokers set it.
     *
     * @throws InvalidValueException when it is negative
     * @throws IllegalStateException when records have been appended, whose timestamps count from it
     */
    public RecordBatchBuilder deleteHorizon(long timestamp) {
        requireNoRecord();
        deleteHorizon = requireNotNegative(timestamp, "delete horizon");
        return self();
    }

    /** The largest timestamp of the next batch if it has no record: compaction keeps it. */
    public RecordBatchBuilder emptyMaxTimestamp(long timestamp) {
        emptyMaxTimestamp = timestamp;
        return self();
    }

    /**
     * The idempotent producer that sends the batches (KIP-98).
     *
     * @param id the producer id that a broker gave, at least 0; -1 for none
     * @param epoch the epoch of that id, at least 0; -1 for none
     * @param baseSequence the number of the first record of the next batch, at least 0; -1 for none, as control batches
     *     have it
     * @throws InvalidValueException when building, if one of them is -1 and the others require it
     */
    public RecordBatchBuilder producer(long id, short epoch, int baseSequence) {
        producerId = id;
        producerEpoch = epoch;
        this.baseSequence = baseSequence;
        return self();
    }

    /** Whether batches belong to a transaction; they need a {@link #producer} then. */
    public RecordBatchBuilder transactional(boolean transactional) {
        this.transactional = transactional;
        return self();
    }

    /** How the batch being built is compressed: never without records or with control records. */
    final Compression effectiveCompression() {
        return records.count() == 0 || records.isControl() ? Compression.NONE : compression;
    }

    /** An offset as what is added to the base offset. */
    final long deltaOf(long offset) {
        return offset - baseOffset;
    }

    /** Counts a record that is appended, once it is checked; the first one begins the batch. */
    final void count(long delta, long timestamp, boolean asControl) {
        records.count(delta, timestamp, asControl, deleteHorizon >= 0 ? deleteHorizon : timestamp, maxDelta());
    }

    private int maxDelta() {
        return (int) Math.min(Integer.MAX_VALUE, Long.MAX_VALUE - baseOffset);
    }

    /** Forgets the records of the batch, and what was said about it alone. */
    final void reset() {
        records.clear();
        lastOffset = BatchHeader.NONE;
    }

    /** Writes the header to the beginning of the array, without length and checksum. */
    final void putHeader(byte[] bytes) {
        requireProducer();
        BigEndian.putLong(bytes, BatchHeader.BASE_OFFSET, baseOffset);
        BigEndian.putInt(bytes, BatchHeader.PARTITION_LEADER_EPOCH, partitionLeaderEpoch);
        bytes[BatchHeader.MAGIC] = 2;
        BigEndian.putShort(bytes, BatchHeader.ATTRIBUTES, attributes());
        BigEndian.putInt(bytes, BatchHeader.LAST_OFFSET_DELTA, finalOffsetDelta());
        BigEndian.putLong(bytes, BatchHeader.BASE_TIMESTAMP, records.baseTimestamp());
        BigEndian.putLong(bytes, BatchHeader.MAX_TIMESTAMP, finalTimestamp());
        BigEndian.putLong(bytes, BatchHeader.PRODUCER_ID, producerId);
        BigEndian.putShort(bytes, BatchHeader.PRODUCER_EPOCH, producerEpoch);
        BigEndian.putInt(bytes, BatchHeader.BASE_SEQUENCE, baseSequence);
        BigEndian.putInt(bytes, BatchHeader.RECORDS_COUNT, records.count());
    }

    private short attributes() {
        return (short) (effectiveCompression().id()
                | (logAppendTime >= 0 ? BatchHeader.LOG_APPEND_TIME : 0)
                | (transactional ? BatchHeader.TRANSACTIONAL : 0)
                | (records.isControl() ? BatchHeader.CONTROL : 0)
                | (deleteHorizon >= 0 && records.count() > 0 ? BatchHeader.DELETE_HORIZON : 0));
    }

    private int finalOffsetDelta() {
        int recordsDelta = Math.max(records.lastOffsetDelta(), 0);
        if (lastOffset < 0) {
            return recordsDelta;
        }
        long delta = lastOffset - baseOffset;
        if (delta < recordsDelta || delta > Integer.MAX_VALUE) {
            throw new InvalidValueException("the last offset " + lastOffset + ", where " + (baseOffset + recordsDelta)
                    + " to " + Integer.MAX_VALUE + " more can follow");
        }
        return (int) delta;
    }

    private long finalTimestamp() {
        if (logAppendTime >= 0) {
            return logAppendTime;
        }
        return records.count() == 0 ? emptyMaxTimestamp : records.maxTimestamp();
    }

    private void requireProducer() {
        if (producerId < 0) {
            if (transactional) {
                throw new InvalidValueException("a transactional batch without a producer id");
            }
            return;
        }
        if (producerEpoch < 0) {
            throw new InvalidValueException("producer id " + producerId + " without an epoch");
        }
        if (baseSequence < 0 && !records.isControl()) {
            throw new InvalidValueException("producer id " + producerId + " without a sequence number");
        }
    }

    private void requireNoRecord() {
        if (records.count() > 0) {
            throw new IllegalStateException("records have been appended");
        }
    }

    private static long requireNotNegative(long value, String what) {
        if (value < 0) {
            throw new InvalidValueException("the negative " + what + " " + value);
        }
        return value;
    }
}
