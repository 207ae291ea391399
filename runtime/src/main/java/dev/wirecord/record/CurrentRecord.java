package dev.wirecord.record;

import java.nio.ByteBuffer;
import java.util.List;

/** The record that a cursor stands at: where its parts are. */
abstract sealed class CurrentRecord permits RecordParser {

    final RecordBatch batch;
    private final long offsetOrigin;
    private final int baseSequence;
    byte[] buffer;

    int offsetDelta = -1;
    private long timestamp = BatchHeader.NO_TIMESTAMP;
    private int keyStart;
    private int keyLength = -1;
    private int valueStart;
    private int valueLength = -1;

    CurrentRecord(RecordBatch batch, byte[] buffer) {
        this.batch = batch;
        this.buffer = buffer;
        this.offsetOrigin = batch.offsetOrigin;
        this.baseSequence = batch.baseSequence();
    }

    /** Comes to a record; a size of -1 stands for null. */
    final void set(int delta, long time, int key, int keySize, int value, int valueSize) {
        offsetDelta = delta;
        timestamp = time;
        keyStart = key;
        keyLength = keySize;
        valueStart = value;
        valueLength = valueSize;
    }

    /** Leaves the record, so that nothing looks at its bytes any more. */
    final void leave() {
        set(offsetDelta, timestamp, 0, -1, 0, -1);
    }

    /** The record as an object. */
    final Record record() {
        return new Record(batch, buffer, timestamp, offsetDelta, keyStart, keyLength, valueStart, valueLength);
    }

    /** The record's offset in its partition; in what a producer sends, counted from 0. */
    public final long offset() {
        return offsetOrigin + offsetDelta;
    }

    /** In milliseconds since 1970, the producer's or the broker's as the batch says; -1 when there is none. */
    public final long timestamp() {
        return timestamp;
    }

    /** The number that the producer gave the record, 0 to 2147483647 and then 0 again; -1 when it does not number them. */
    public final int sequence() {
        return Record.sequence(baseSequence, offsetDelta);
    }

    /** How many bytes the key has; -1 for null. */
    public final int keyLength() {
        return keyLength;
    }

    /** How many bytes the value has; -1 for null. */
    public final int valueLength() {
        return valueLength;
    }

    /** A read-only view of the key; null when there is none. */
    public final ByteBuffer key() {
        return HeaderSection.slice(buffer, keyStart, keyLength);
    }

    /** A read-only view of the value; null when there is none. */
    public final ByteBuffer value() {
        return HeaderSection.slice(buffer, valueStart, valueLength);
    }

    /** Copies the key into an array, from {@code at} on, without an object between; nothing for null. */
    public final void copyKey(byte[] target, int at) {
        System.arraycopy(buffer, keyStart, target, at, Math.max(keyLength, 0));
    }

    /** Copies the value into an array, from {@code at} on, without an object between; nothing for null. */
    public final void copyValue(byte[] target, int at) {
        System.arraycopy(buffer, valueStart, target, at, Math.max(valueLength, 0));
    }

    /** How many headers the record has. */
    public final int headerCount() {
        return hasNoHeaders() ? 0 : HeaderSection.count(buffer, headersStart());
    }

    /** The headers in their order, with views as their values. */
    public final List<RecordHeader> headers() {
        return hasNoHeaders() ? List.of() : HeaderSection.read(buffer, headersStart());
    }

    /** Before magic 2, and where there is no record, whose value cannot begin at the first byte. */
    private boolean hasNoHeaders() {
        return batch.magic() < 2 || valueStart == 0;
    }

    private int headersStart() {
        return valueStart + Math.max(valueLength, 0);
    }
}
