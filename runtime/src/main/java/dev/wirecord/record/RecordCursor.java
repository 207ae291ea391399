package dev.wirecord.record;

import dev.wirecord.error.CorruptBatchException;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Goes over the records of a batch without making objects: it stands before the first at the beginning, and each {@link
 * #next} moves it to the next.
 *
 * <pre>{@code
 * RecordCursor cursor = batch.cursor();
 * while (cursor.next()) {
 *     total += cursor.valueLength();
 * }
 * }</pre>
 *
 * <p>Every number and view it hands out is about the record it stands at. A view is valid until the next move, because
 * decompressed bytes are replaced then. A cursor that goes to the end, or fails, releases what decompression holds;
 * {@link #close} does it for one that is left earlier. After that it has neither key nor value nor headers, and memory that
 * its views were of may hold those of another batch. It is used by one thread at a time.
 */
public final class RecordCursor extends RecordFinder implements AutoCloseable {

    private final long offsetOrigin;
    private final int baseSequence;

    private long timestamp = BatchHeader.NO_TIMESTAMP;
    private int keyStart;
    private int keyLength = -1;
    private int valueStart;
    private int valueLength = -1;

    RecordCursor(RecordBatch batch, OpenedRecords records) {
        super(batch, records, true);
        this.offsetOrigin = batch.offsetOrigin;
        this.baseSequence = batch.baseSequence();
    }

    /**
     * Moves to the next record.
     *
     * @return false when there is none
     * @throws CorruptBatchException when what follows is not a record, or when something follows the last one
     */
    public boolean next() {
        return find();
    }

    @Override
    void set(int delta, long time, int key, int keySize, int value, int valueSize) {
        offsetDelta = delta;
        timestamp = time;
        keyStart = key;
        keyLength = keySize;
        valueStart = value;
        valueLength = valueSize;
    }

    /** The number of the record in its batch, from 0; -1 before the first. */
    public int index() {
        return number();
    }

    /** The record's offset in its partition; in what a producer sends, counted from 0. */
    public long offset() {
        return offsetOrigin + offsetDelta;
    }

    /** In milliseconds since 1970, the producer's or the broker's as the batch says; -1 when there is none. */
    public long timestamp() {
        return timestamp;
    }

    /** The number that the producer gave the record, 0 to 2147483647 and then 0 again; -1 when it does not number them. */
    public int sequence() {
        return Record.sequence(baseSequence, offsetDelta);
    }

    /** How many bytes the key has; -1 for null. */
    public int keyLength() {
        return keyLength;
    }

    /** How many bytes the value has; -1 for null. */
    public int valueLength() {
        return valueLength;
    }

    /** A read-only view of the key; null when there is none. */
    public ByteBuffer key() {
        return HeaderSection.slice(buffer, keyStart, keyLength);
    }

    /** A read-only view of the value; null when there is none. */
    public ByteBuffer value() {
        return HeaderSection.slice(buffer, valueStart, valueLength);
    }

    /** Copies the key into an array, from {@code at} on, without an object between; nothing for null. */
    public void copyKey(byte[] target, int at) {
        System.arraycopy(buffer, keyStart, target, at, Math.max(keyLength, 0));
    }

    /** Copies the value into an array, from {@code at} on, without an object between; nothing for null. */
    public void copyValue(byte[] target, int at) {
        System.arraycopy(buffer, valueStart, target, at, Math.max(valueLength, 0));
    }

    /** How many headers the record has. */
    public int headerCount() {
        return hasNoHeaders() ? 0 : HeaderSection.count(buffer, headersStart());
    }

    /** The headers in their order, with views as their values. */
    public List<RecordHeader> headers() {
        return hasNoHeaders() ? List.of() : HeaderSection.read(buffer, headersStart());
    }

    /** Before magic 2, and where there is no record, whose value cannot begin at the first byte. */
    private boolean hasNoHeaders() {
        return batch.magic() < 2 || valueStart == 0;
    }

    private int headersStart() {
        return valueStart + Math.max(valueLength, 0);
    }

    /** Releases what decompression holds; the cursor must not be moved afterwards. A second call does nothing. */
    @Override
    public void close() {
        // Nothing may look at the record's bytes any more.
        set(offsetDelta, timestamp, 0, -1, 0, -1);
        super.close();
    }
}
