package dev.wirecord.record;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.io.BigEndian;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.OptionalLong;

/**
 * A batch of records as brokers store and send it: a header whose fields are read where they stand, and records that are
 * parsed as iteration comes to them. Magic 2 is the record batch of KIP-98. Magic 0 and 1 are the messages before it,
 * which old logs still hold; an uncompressed one is a batch of one record, a compressed one holds messages of its own.
 *
 * <p>Only lengths and magic have been looked at when a batch is handed out. {@link #requireValid} checks the rest of the
 * header and the checksum; iteration checks the records, whatever the checksum says. A batch shares the bytes it was read
 * from, and may be used by several threads at once as long as nobody changes them.
 */
public abstract sealed class RecordBatch implements Iterable<Record> permits DefaultBatch, LegacyBatch {

    final byte[] bytes;
    final int start;
    final int size;
    final int position;
    final DecompressionLimits limits;

    /** What the offsets within a {@link Record} count from. */
    final long offsetOrigin;

    RecordBatch(byte[] bytes, int start, int size, int position, DecompressionLimits limits) {
        this.bytes = bytes;
        this.start = start;
        this.size = size;
        this.position = position;
        this.limits = limits;
        this.offsetOrigin = int64(BatchHeader.BASE_OFFSET);
    }

    /** The byte at which the batch begins, counted from the first byte of the records it is among. */
    public final int position() {
        return position;
    }

    /** How many bytes the batch takes, header included. */
    public final int sizeInBytes() {
        return size;
    }

    /** The bytes of the batch, read-only, with a position of their own. */
    public final ByteBuffer buffer() {
        return HeaderSection.slice(bytes, start, size);
    }

    /** The format: 2 for record batches, 0 or 1 for the messages before them. */
    public final int magic() {
        return int8(BatchHeader.MAGIC);
    }

    /** All bits of the attributes; magic 2 has 16, the others 8. */
    public abstract int attributes();

    /**
     * How the records are compressed.
     *
     * @throws CorruptBatchException when the attributes hold a number that means nothing
     */
    public final Compression compression() {
        Compression compression = Compression.ofAttributes(attributes());
        if (compression == null || (compression == Compression.ZSTD && magic() < 2)) {
            throw corrupt(
                    "compression " + (attributes() & BatchHeader.COMPRESSION_MASK) + ", which magic " + magic()
                            + " does not have",
                    -1);
        }
        return compression;
    }

    /** Whose clock the timestamps are from. */
    public abstract TimestampType timestampType();

    /** Whether the batch belongs to a transaction (KIP-98). */
    public abstract boolean isTransactional();

    /** Whether the records are for clients themselves, as a transaction's end is, and never for users. */
    public abstract boolean isControl();

    /**
     * The offset that the batch begins at; its first record may have been compacted away. Producers write 0. Before magic
     * 2 it is the offset of the first record, for which a compressed batch is decompressed.
     */
    public abstract long baseOffset();

    /** The offset that the batch ends at; its last record may have been compacted away. */
    public abstract long lastOffset();

    /** The epoch of the leader that appended the batch; -1 from producers and before magic 2. */
    public abstract int partitionLeaderEpoch();

    /**
     * What the timestamps of the records count from: that of the first record, or the {@link #deleteHorizon}; -1 when the
     * batch was written empty, and in magic 0. In magic 1 the timestamp of the message.
     */
    public abstract long baseTimestamp();

    /** The largest timestamp, in milliseconds since 1970, or the time of the append; -1 when there is none. */
    public abstract long maxTimestamp();

    /**
     * From when on, in milliseconds since 1970, tombstones and transaction markers in the batch may be compacted away
     * (KIP-534); mostly empty.
     */
    public abstract OptionalLong deleteHorizon();

    /** The id of an idempotent or transactional producer; -1 when there is none. */
    public abstract long producerId();

    /** The epoch of the producer id; -1 when there is none. */
    public abstract short producerEpoch();

    /** The sequence number of the record at the base offset; -1 when there is none. */
    public abstract int baseSequence();

    /** The sequence number of the record at the last offset; -1 when there is none. */
    public abstract int lastSequence();

    /**
     * How many records there are; before magic 2 a compressed batch is decompressed to count them. Not yet compared with
     * the records, so memory must not be asked for because of it.
     */
    public abstract int recordCount();

    /** The checksum that the batch carries, unsigned: CRC-32C, and CRC-32 before magic 2. */
    public abstract long checksum();

    /** Whether the checksum is that of the bytes. They include neither base offset nor leader epoch. */
    public abstract boolean isChecksumValid();

    /**
     * Checks header and checksum. It is not done unasked, since it costs as much as reading the records.
     *
     * @return this batch
     * @throws CorruptBatchException when one of them is wrong
     */
    public final RecordBatch requireValid() {
        if (!isChecksumValid()) {
            throw corrupt("the bytes do not have the checksum " + String.format("%08x", checksum()), -1);
        }
        requireValidHeader();
        return this;
    }

    abstract void requireValidHeader();

    /**
     * The bytes that the records are parsed from: those behind the header, or what they decompress to. Before magic 2 what
     * the value of a compressed message decompresses to, and of another the message itself.
     *
     * @return a read-only view with a position of its own
     * @throws CorruptBatchException when they cannot be decompressed, or become larger than the limits allow
     * @throws dev.wirecord.error.MissingLibraryException when they are compressed and the library is not there
     */
    public abstract ByteBuffer decompressed();

    /**
     * The records, as objects that stay valid.
     *
     * @return an iterator that throws {@link CorruptBatchException} at the first record that is not one
     * @throws CorruptBatchException when the header is wrong
     * @throws dev.wirecord.error.MissingLibraryException when the records are compressed and the library is not there
     */
    @Override
    public final Iterator<Record> iterator() {
        return new RecordIterator(this, open());
    }

    /**
     * The records without an object for each: a cursor that stands before the first.
     *
     * @throws CorruptBatchException when the header is wrong
     * @throws dev.wirecord.error.MissingLibraryException when the records are compressed and the library is not there
     */
    public final RecordCursor cursor() {
        return new RecordCursor(this, open());
    }

    /** Checks the header, and gets ready to read the records. */
    abstract OpenedRecords open();

    final int int8(int field) {
        return bytes[start + field];
    }

    final int int32(int field) {
        return BigEndian.getInt(bytes, start + field);
    }

    final long int64(int field) {
        return BigEndian.getLong(bytes, start + field);
    }

    /** An error in this batch; -1 when it is not about a record. */
    final CorruptBatchException corrupt(String reason, int recordIndex) {
        return new CorruptBatchException(reason, position, offsetOrigin, recordIndex);
    }

    @Override
    public String toString() {
        return "RecordBatch[magic " + magic() + ", offset " + offsetOrigin + ", " + size + " bytes]";
    }
}
