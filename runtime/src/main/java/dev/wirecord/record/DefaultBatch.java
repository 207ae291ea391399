package dev.wirecord.record;

import dev.wirecord.io.BigEndian;
import java.nio.ByteBuffer;
import java.util.OptionalLong;
import java.util.zip.CRC32C;

/** A batch of magic 2. */
final class DefaultBatch extends RecordBatch {

    DefaultBatch(byte[] bytes, int start, int size, int position, DecompressionLimits limits) {
        super(bytes, start, size, position, limits);
    }

    @Override
    public int attributes() {
        return BigEndian.getShort(bytes, start + BatchHeader.ATTRIBUTES);
    }

    private boolean has(int attribute) {
        return (attributes() & attribute) != 0;
    }

    @Override
    public TimestampType timestampType() {
        return has(BatchHeader.LOG_APPEND_TIME) ? TimestampType.LOG_APPEND_TIME : TimestampType.CREATE_TIME;
    }

    @Override
    public boolean isTransactional() {
        return has(BatchHeader.TRANSACTIONAL);
    }

    @Override
    public boolean isControl() {
        return has(BatchHeader.CONTROL);
    }

    @Override
    public long baseOffset() {
        return offsetOrigin;
    }

    @Override
    public long lastOffset() {
        return baseOffset() + lastOffsetDelta();
    }

    int lastOffsetDelta() {
        return int32(BatchHeader.LAST_OFFSET_DELTA);
    }

    @Override
    public int partitionLeaderEpoch() {
        return int32(BatchHeader.PARTITION_LEADER_EPOCH);
    }

    @Override
    public long baseTimestamp() {
        return int64(BatchHeader.BASE_TIMESTAMP);
    }

    @Override
    public long maxTimestamp() {
        return int64(BatchHeader.MAX_TIMESTAMP);
    }

    @Override
    public OptionalLong deleteHorizon() {
        return has(BatchHeader.DELETE_HORIZON) ? OptionalLong.of(baseTimestamp()) : OptionalLong.empty();
    }

    @Override
    public long producerId() {
        return int64(BatchHeader.PRODUCER_ID);
    }

    @Override
    public short producerEpoch() {
        return BigEndian.getShort(bytes, start + BatchHeader.PRODUCER_EPOCH);
    }

    @Override
    public int baseSequence() {
        return int32(BatchHeader.BASE_SEQUENCE);
    }

    @Override
    public int lastSequence() {
        return Record.sequence(baseSequence(), lastOffsetDelta());
    }

    @Override
    public int recordCount() {
        return int32(BatchHeader.RECORDS_COUNT);
    }

    @Override
    public long checksum() {
        return int32(BatchHeader.CRC) & 0xffffffffL;
    }

    @Override
    public boolean isChecksumValid() {
        CRC32C crc = new CRC32C();
        crc.update(bytes, start + BatchHeader.ATTRIBUTES, size - BatchHeader.ATTRIBUTES);
        return crc.getValue() == checksum();
    }

    @Override
    public ByteBuffer decompressed() {
        int length = size - BatchHeader.SIZE;
        Compression compression = compression();
        // An empty batch has no stream, whatever its attributes say.
        return length == 0 || compression == Compression.NONE
                ? HeaderSection.slice(bytes, start + BatchHeader.SIZE, length)
                : ByteBuffer.wrap(InflatedInput.all(this, compression, start + BatchHeader.SIZE, length))
                        .asReadOnlyBuffer();
    }

    @Override
    void requireValidHeader() {
        compression();
        int count = recordCount();
        int lastDelta = lastOffsetDelta();
        if (count < 0) {
            throw corrupt("a record count of " + count, -1);
        }
        // Written as a subtraction, since the sum may have more than 32 bits.
        if (count > 0 && lastDelta < count - 1) {
            throw corrupt("a last offset delta of " + lastDelta + " for " + count + " records", -1);
        }
        if (lastDelta > 0 && baseOffset() > Long.MAX_VALUE - lastDelta) {
            throw corrupt("offsets of more than 63 bits", -1);
        }
    }

    @Override
    OpenedRecords open() {
        requireValidHeader();
        int records = start + BatchHeader.SIZE;
        Compression compression = compression();
        if (compression == Compression.NONE) {
            return OpenedRecords.plain(this, records, start + size);
        }
        int length = size - BatchHeader.SIZE;
        // An empty batch has no stream, whatever its attributes say.
        return length == 0
                ? OpenedRecords.plain(this, records, records)
                : OpenedRecords.compressed(this, InflatedInput.open(this, compression, records, length));
    }
}
