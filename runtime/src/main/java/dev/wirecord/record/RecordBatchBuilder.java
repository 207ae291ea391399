package dev.wirecord.record;

import dev.wirecord.compression.Codec;
import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.BigEndian;
import dev.wirecord.io.ByteWriter;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * Writes record batches of magic 2 (KIP-98), one after the other: a batch begins with the first record that is appended
 * and ends with {@link #build} or {@link #writeTo}, which leave the settings as they are. Memory is kept from batch to
 * batch. Messages of magic 0 and 1 cannot be written; brokers have not taken them since Kafka 4.0.
 *
 * <pre>{@code
 * Records records = new RecordBatchBuilder()
 *         .compression(Compression.LZ4)
 *         .append(System.currentTimeMillis(), key, value)
 *         .build();
 * }</pre>
 *
 * <p>A batch without records is its header, 61 bytes, never compressed. An instance is used by one thread at a time.
 */
public final class RecordBatchBuilder extends BatchSettings {

    private final CRC32C crc = new CRC32C();
    private byte[] compressed = new byte[0];
    private int finishedSize;

    /** Creates a builder of uncompressed batches at offset 0, of no producer and no transaction. */
    public RecordBatchBuilder() {}

    @Override
    RecordBatchBuilder self() {
        return this;
    }

    /**
     * Appends a record without headers, at the offset behind the last one.
     *
     * @param timestamp in milliseconds since 1970; -1 for none
     * @param key may be null, which differs from empty
     * @param value may be null, which differs from empty
     * @throws InvalidValueException when the timestamp is below -1, or the batch becomes too large for an array
     */
    public RecordBatchBuilder append(long timestamp, byte[] key, byte[] value) {
        return records.addShort(timestamp, key, value) ? this : appendAny(timestamp, key, value);
    }

    private RecordBatchBuilder appendAny(long timestamp, byte[] key, byte[] value) {
        records.reserve(key, value);
        count(records.nextDelta(), timestamp, false);
        records.addLast(timestamp, key, value);
        return this;
    }

    /** Appends what remains in the buffers, whose positions stay; otherwise as {@link #append(long, byte[], byte[])}. */
    public RecordBatchBuilder append(long timestamp, ByteBuffer key, ByteBuffer value) {
        return append(timestamp, key, value, List.of());
    }

    /** Appends a record with headers (KIP-82), which keep their order and may share names. */
    public RecordBatchBuilder append(long timestamp, ByteBuffer key, ByteBuffer value, List<RecordHeader> headers) {
        return append(records.nextDelta(), timestamp, key, value, headers, false);
    }

    /** Appends a record with headers (KIP-82), which keep their order and may share names. */
    public RecordBatchBuilder append(long timestamp, byte[] key, byte[] value, List<RecordHeader> headers) {
        return append(timestamp, wrap(key), wrap(value), headers);
    }

    /**
     * Appends a record at an offset of its own, as it is where records before it have been compacted away.
     *
     * @throws InvalidValueException when the offset is not behind the last record's, or too far behind the base offset
     */
    public RecordBatchBuilder appendAt(
            long offset, long timestamp, ByteBuffer key, ByteBuffer value, List<RecordHeader> headers) {
        return append(deltaOf(offset), timestamp, key, value, headers, false);
    }

    /**
     * Appends a record for clients themselves, which makes the batch a control batch. Producers never do.
     *
     * @param value what the type wants it to be
     * @throws IllegalStateException when other records are in the batch, or for {@link ControlType#UNKNOWN}
     */
    public RecordBatchBuilder appendControl(long timestamp, ControlType type, ByteBuffer value) {
        ByteBuffer key = ByteBuffer.allocate(Integer.BYTES)
                .putShort((short) 0)
                .putShort(type.id())
                .flip();
        return append(records.nextDelta(), timestamp, key, value, List.of(), true);
    }

    /**
     * Appends the end of a transaction.
     *
     * @param type {@link ControlType#COMMIT} or {@link ControlType#ABORT}
     * @param coordinatorEpoch the epoch of the transaction coordinator
     */
    public RecordBatchBuilder appendTransactionEnd(long timestamp, ControlType type, int coordinatorEpoch) {
        if (!type.isTransactionEnd()) {
            throw new InvalidValueException(type + " does not end a transaction");
        }
        ByteBuffer value = ByteBuffer.allocate(6)
                .putShort((short) 0)
                .putInt(coordinatorEpoch)
                .flip();
        return appendControl(timestamp, type, value);
    }

    private RecordBatchBuilder append(
            long delta,
            long timestamp,
            ByteBuffer key,
            ByteBuffer value,
            List<RecordHeader> headers,
            boolean asControl) {
        records.reserve(key, value, headers);
        count(delta, timestamp, asControl);
        records.addLast(timestamp, key, value);
        return this;
    }

    private static ByteBuffer wrap(byte[] bytes) {
        return bytes == null ? null : ByteBuffer.wrap(bytes);
    }

    /** How many records the batch has so far. */
    public int recordCount() {
        return records.count();
    }

    /** How many bytes the batch takes so far, its header included, before compression. */
    public int uncompressedSize() {
        return records.end();
    }

    /**
     * Ends the batch. The next record begins another.
     *
     * @return the batch, in memory of its own
     * @throws InvalidValueException when settings contradict each other or the records
     * @throws dev.wirecord.error.MissingLibraryException when the records are to be compressed and the library is not there
     */
    public Records build() {
        byte[] batch = finish();
        Records copy = Records.of(Arrays.copyOf(batch, finishedSize));
        clear();
        return copy;
    }

    /**
     * Ends the batch without copying it, for a program that sends it before it goes on. The next record begins another.
     *
     * @return the batch, in the builder's memory, which is lost when the next one is appended to or built
     * @throws InvalidValueException when settings contradict each other or the records
     * @throws dev.wirecord.error.MissingLibraryException when the records are to be compressed and the library is not there
     */
    public Records buildView() {
        Records batch = Records.of(finish(), 0, finishedSize);
        clear();
        return batch;
    }

    /**
     * Ends the batch and appends it to {@code out}, which stays as it was when that fails. The next record begins another.
     *
     * @throws InvalidValueException when settings contradict each other or the records
     * @throws dev.wirecord.error.MissingLibraryException when the records are to be compressed and the library is not there
     */
    public void writeTo(ByteWriter out) {
        byte[] batch = finish();
        out.writeRaw(batch, 0, finishedSize);
        clear();
    }

    /** Drops the records that have been appended since the last batch, and keeps the settings. */
    public void clear() {
        reset();
    }

    /** Puts the header before the records, and returns the array whose first {@link #finishedSize} bytes are the batch. */
    private byte[] finish() {
        byte[] batch = records.bytes();
        int end = records.end();
        if (effectiveCompression() != Compression.NONE) {
            end = compress(effectiveCompression().codec(2));
            batch = compressed;
        }
        putHeader(batch);
        BigEndian.putInt(batch, BatchHeader.LENGTH, end - BatchHeader.PREFIX_SIZE);
        crc.reset();
        crc.update(batch, BatchHeader.ATTRIBUTES, end - BatchHeader.ATTRIBUTES);
        BigEndian.putInt(batch, BatchHeader.CRC, (int) crc.getValue());
        finishedSize = end;
        return batch;
    }

    private int compress(Codec codec) {
        int length = records.end() - BatchHeader.SIZE;
        long most = BatchHeader.SIZE + codec.maxCompressedSize(length);
        if (most > RecordBuffer.MAX_CAPACITY) {
            throw RecordBuffer.tooLarge();
        }
        if (compressed.length < most) {
            compressed = new byte[(int) most];
        }
        return codec.compress(records.bytes(), BatchHeader.SIZE, length, compressed, BatchHeader.SIZE);
    }
}
