package dev.wirecord.record;

import dev.wirecord.io.BigEndian;
import java.nio.ByteBuffer;
import java.util.OptionalLong;
import java.util.zip.CRC32;

/** A message of magic 0 or 1: one record, or a wrapper around compressed ones. Its offset is that of the last record. */
final class LegacyBatch extends RecordBatch {

    /** CRC, magic, attributes and two lengths. */
    static final int OVERHEAD_V0 = 14;

    /** The same and a timestamp. */
    static final int OVERHEAD_V1 = 22;

    static final int CRC = 12;
    static final int ATTRIBUTES = 17;
    static final int TIMESTAMP = 18;

    LegacyBatch(byte[] bytes, int start, int size, int position, DecompressionLimits limits) {
        super(bytes, start, size, position, limits);
    }

    @Override
    public int attributes() {
        return int8(ATTRIBUTES) & 0xff;
    }

    @Override
    public TimestampType timestampType() {
        if (magic() == 0) {
            return TimestampType.NONE;
        }
        boolean appendTime = (attributes() & BatchHeader.LOG_APPEND_TIME) != 0;
        return appendTime ? TimestampType.LOG_APPEND_TIME : TimestampType.CREATE_TIME;
    }

    @Override
    public boolean isTransactional() {
        return false;
    }

    @Override
    public boolean isControl() {
        return false;
    }

    @Override
    public long baseOffset() {
        if (compression() == Compression.NONE) {
            return lastOffset();
        }
        RecordCursor cursor = cursor();
        cursor.next();
        return cursor.offset();
    }

    @Override
    public long lastOffset() {
        return offsetOrigin;
    }

    @Override
    public int partitionLeaderEpoch() {
        return BatchHeader.NONE;
    }

    @Override
    public long baseTimestamp() {
        return maxTimestamp();
    }

    @Override
    public long maxTimestamp() {
        return magic() == 0 ? BatchHeader.NO_TIMESTAMP : int64(TIMESTAMP);
    }

    @Override
    public OptionalLong deleteHorizon() {
        return OptionalLong.empty();
    }

    @Override
    public long producerId() {
        return BatchHeader.NO_PRODUCER_ID;
    }

    @Override
    public short producerEpoch() {
        return BatchHeader.NONE;
    }

    @Override
    public int baseSequence() {
        return BatchHeader.NONE;
    }

    @Override
    public int lastSequence() {
        return BatchHeader.NONE;
    }

    @Override
    public int recordCount() {
        return compression() == Compression.NONE ? 1 : LegacyMessages.of(this).count();
    }

    @Override
    public long checksum() {
        return BigEndian.getInt(bytes, start + CRC) & 0xffffffffL;
    }

    @Override
    public boolean isChecksumValid() {
        CRC32 crc = new CRC32();
        crc.update(bytes, start + BatchHeader.MAGIC, size - BatchHeader.MAGIC);
        return crc.getValue() == checksum();
    }

    @Override
    public ByteBuffer decompressed() {
        Compression compression = compression();
        return compression == Compression.NONE
                ? buffer()
                : ByteBuffer.wrap(LegacyMessages.decompressedValue(this, compression))
                        .asReadOnlyBuffer();
    }

    @Override
    void requireValidHeader() {
        compression();
    }

    @Override
    OpenedRecords open() {
        return OpenedRecords.of(LegacyMessages.of(this));
    }
}
