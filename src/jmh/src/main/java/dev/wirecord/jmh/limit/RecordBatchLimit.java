package dev.wirecord.jmh.limit;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** An uncompressed batch of records without keys and headers, written and read in loops that know no others. */
public final class RecordBatchLimit {

    private static final int LENGTH = 8;
    private static final int CRC = 17;
    private static final int ATTRIBUTES = 21;
    private static final int BASE_TIMESTAMP = 27;
    private static final int COUNT = 57;
    private static final int HEADER = 61;
    private static final int NULL = 1;

    private final CRC32C crc = new CRC32C();
    private final byte[] bytes = new byte[256 * 1024];

    /** Where the batch is that was built last. */
    public byte[] bytes() {
        return bytes;
    }

    /** Builds a batch whose records are a millisecond apart, and returns its size. */
    public int build(long time, byte[][] values) {
        int end = HEADER;
        for (int i = 0; i < values.length; i++) {
            end = putRecord(end, i, values[i]);
        }
        ByteBuffer.wrap(bytes)
                .putLong(0, 0)
                .putInt(LENGTH, end - 12)
                .putInt(12, -1)
                .put(16, (byte) 2)
                .putShort(ATTRIBUTES, (short) 0)
                .putInt(23, values.length - 1)
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

    private int putRecord(int start, int delta, byte[] value) {
        int length = value.length;
        int body = 1 + 2 * size(delta << 1) + 1 + size(length << 1) + length + 1;
        int at = put(start, body << 1);
        bytes[at++] = 0;
        at = put(at, delta << 1);
        at = put(at, delta << 1);
        bytes[at++] = NULL;
        at = put(at, length << 1);
        System.arraycopy(value, 0, bytes, at, length);
        at += length;
        bytes[at++] = 0;
        return at;
    }

    private static int size(int bits) {
        return bits >>> 7 == 0 ? 1 : bits >>> 14 == 0 ? 2 : 3;
    }

    private int put(int start, int bits) {
        int at = start;
        int rest = bits;
        while (rest >>> 7 != 0) {
            bytes[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[at++] = (byte) rest;
        return at;
    }

    /** Reads such a batch and returns the sum of what its records say. */
    public static long read(byte[] bytes) {
        ByteBuffer header = ByteBuffer.wrap(bytes);
        long time = header.getLong(BASE_TIMESTAMP);
        int count = header.getInt(COUNT);
        long sum = 0;
        int at = HEADER;
        for (int i = 0; i < count; i++) {
            long length = number(bytes, at);
            int body = (int) (length >>> 32);
            int end = body + (int) length;
            long timeDelta = number(bytes, body + 1);
            long delta = number(bytes, (int) (timeDelta >>> 32));
            long value = number(bytes, (int) (delta >>> 32) + 1);
            if ((int) (value >>> 32) + (int) value + 1 != end || end > bytes.length) {
                throw new IllegalArgumentException("record " + i);
            }
            sum += (int) delta + (int) value + time + (int) timeDelta;
            at = end;
        }
        return sum;
    }

    /** A number that is not negative, of at most two bytes, below the index behind it. */
    private static long number(byte[] bytes, int at) {
        int first = bytes[at];
        if (first >= 0) {
            return (at + 1L) << 32 | first >>> 1;
        }
        return (at + 2L) << 32 | (first & 0x7f | bytes[at + 1] << 7) >>> 1;
    }
}
