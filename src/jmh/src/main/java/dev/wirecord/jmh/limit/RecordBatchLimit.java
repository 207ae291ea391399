package dev.wirecord.jmh.limit;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** An uncompressed batch of records without headers, built in a loop that knows no others. */
public final class RecordBatchLimit {

    static final int LENGTH = 8;
    static final int MAGIC = 16;
    static final int ATTRIBUTES = 21;
    static final int LAST_OFFSET_DELTA = 23;
    static final int BASE_TIMESTAMP = 27;
    static final int COUNT = 57;
    static final int HEADER = 61;

    private static final int CRC = 17;
    private static final int NULL = 1;

    private final CRC32C crc = new CRC32C();
    private final byte[] bytes = new byte[256 * 1024];

    /** Where the batch is that was built last. */
    public byte[] bytes() {
        return bytes;
    }

    /** Builds a batch whose records have no key and are a millisecond apart, and returns its size. */
    public int build(long time, byte[][] values) {
        int end = HEADER;
        for (int i = 0; i < values.length; i++) {
            end = putRecord(bytes, end, i, values[i]);
        }
        ByteBuffer.wrap(bytes)
                .putLong(0, 0)
                .putInt(LENGTH, end - 12)
                .putInt(12, -1)
                .put(MAGIC, (byte) 2)
                .putShort(ATTRIBUTES, (short) 0)
                .putInt(LAST_OFFSET_DELTA, values.length - 1)
                .putLong(BASE_TIMESTAMP, time)
                .putLong(35, time + values.length - 1)
                .putLong(43, -1)
                .putShort(51, (short) -1)
                .putInt(53, -1)
                .putInt(COUNT, values.length);
        crc.reset();
        crc.update(bytes, ATTRIBUTES, end - ATTRIBUTES);
        ByteBuffer.wrap(bytes).putInt(CRC, (int) crc.getValue());
        return end;
    }

    /** The record's own length comes last, into the two bytes that it takes. */
    private static int putRecord(byte[] bytes, int start, int delta, byte[] value) {
        int length = value.length;
        int body = start + 2;
        int at = body;
        bytes[at++] = 0;
        at = put(bytes, at, delta << 1);
        at = put(bytes, at, delta << 1);
        bytes[at++] = NULL;
        at = put(bytes, at, length << 1);
        System.arraycopy(value, 0, bytes, at, length);
        at += length;
        bytes[at++] = 0;
        if (put(bytes, start, at - body << 1) != body) {
            throw new IllegalArgumentException("a record of " + (at - body) + " bytes");
        }
        return at;
    }

    private static int put(byte[] bytes, int at, int bits) {
        if (bits >>> 7 == 0) {
            bytes[at] = (byte) bits;
            return at + 1;
        }
        bytes[at] = (byte) (bits | 0x80);
        bytes[at + 1] = (byte) (bits >>> 7);
        return at + 2;
    }
}
