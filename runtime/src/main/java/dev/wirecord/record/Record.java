package dev.wirecord.record;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * A record of a batch: where its parts are, and views of them on demand. It shares the bytes of the batch, or those that
 * came out of decompression, and keeps them in memory; a program that stores records copies what it needs.
 */
public final class Record {

    // Offset and sequence are computed, and headers begin where the value ends: 48 bytes an object instead of 64.
    private final RecordBatch batch;
    private final byte[] bytes;
    private final long timestamp;
    private final int offsetDelta;
    private final int keyStart;
    private final int keyLength;
    private final int valueStart;
    private final int valueLength;

    Record(
            RecordBatch batch,
            byte[] bytes,
            long timestamp,
            int offsetDelta,
            int keyStart,
            int keyLength,
            int valueStart,
            int valueLength) {
        this.batch = batch;
        this.bytes = bytes;
        this.timestamp = timestamp;
        this.offsetDelta = offsetDelta;
        this.keyStart = keyStart;
        this.keyLength = keyLength;
        this.valueStart = valueStart;
        this.valueLength = valueLength;
    }

    /** The batch that the record belongs to. */
    public RecordBatch batch() {
        return batch;
    }

    /** The record's offset in its partition; in what a producer sends, counted from 0. */
    public long offset() {
        return batch.offsetOrigin + offsetDelta;
    }

    /** In milliseconds since 1970, the producer's or the broker's as the batch says; -1 when there is none. */
    public long timestamp() {
        return timestamp;
    }

    /** The number that the producer gave the record, 0 to 2147483647 and then 0 again; -1 when it does not number them. */
    public int sequence() {
        return sequence(batch.baseSequence(), offsetDelta);
    }

    static int sequence(int base, int delta) {
        return base < 0 ? BatchHeader.NONE : base + delta & Integer.MAX_VALUE;
    }

    /** The key, read-only and with a position of its own; null when there is none, which an empty key is not. */
    public ByteBuffer key() {
        return HeaderSection.slice(bytes, keyStart, keyLength);
    }

    /** How many bytes the key has; -1 for null. */
    public int keyLength() {
        return keyLength;
    }

    /** The value, read-only and with a position of its own; null when there is none, which an empty value is not. */
    public ByteBuffer value() {
        return HeaderSection.slice(bytes, valueStart, valueLength);
    }

    /** How many bytes the value has; -1 for null. */
    public int valueLength() {
        return valueLength;
    }

    /** The headers in their order, names that occur more than once included; empty before magic 2. */
    public List<RecordHeader> headers() {
        return batch.magic() < 2 ? List.of() : HeaderSection.read(bytes, valueStart + Math.max(valueLength, 0));
    }

    /**
     * What a record of a control batch says.
     *
     * @throws IllegalStateException when the batch is not a control batch
     * @throws dev.wirecord.error.CorruptBatchException when the key is not that of a control record
     */
    public ControlRecord control() {
        return ControlRecord.of(this);
    }

    @Override
    public String toString() {
        return "Record[offset " + offset() + ", timestamp " + timestamp + ", key " + describe(keyLength) + ", value "
                + describe(valueLength) + "]";
    }

    private static String describe(int length) {
        return length < 0 ? "null" : length + " bytes";
    }
}
