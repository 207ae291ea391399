package dev.wirecord.jmh.limit;

import java.nio.ByteBuffer;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A record of an uncompressed batch. The loops that find them are for numbers of one byte or two and records without
 * headers; they check what a {@link dev.wirecord.record.RecordCursor} checks, and have no good error for it.
 */
public record RecordLimit(
        byte[] bytes, long offset, long timestamp, int keyStart, int keyLength, int valueStart, int valueLength) {

    private static final int SMALLEST_BODY = 6;

    /** Reads a batch and returns the sum of what its records say. */
    public static long read(byte[] bytes) {
        ByteBuffer header = ByteBuffer.wrap(bytes);
        int count = count(header);
        int lastDelta = header.getInt(RecordBatchLimit.LAST_OFFSET_DELTA);
        long origin = header.getLong(0) + header.getLong(RecordBatchLimit.BASE_TIMESTAMP);
        long sum = 0;
        int last = -1;
        int at = RecordBatchLimit.HEADER;
        for (int i = 0; i < count; i++) {
            int length = bytes[at++];
            if (length < 0) {
                length = join(length, bytes[at++]);
            }
            length = fold(length);
            if (length < SMALLEST_BODY || length > bytes.length - at) {
                throw wrong(i);
            }
            int end = at + length;
            at++;
            int time = bytes[at++];
            if (time < 0) {
                time = join(time, bytes[at++]);
            }
            int delta = bytes[at++];
            if (delta < 0) {
                delta = join(delta, bytes[at++]);
            }
            int key = bytes[at++];
            if (key < 0) {
                key = join(key, bytes[at++]);
            }
            if (fold(delta) <= last || fold(delta) > lastDelta) {
                throw wrong(i);
            }
            last = fold(delta);
            if (fold(key) > 0) {
                at = within(at, fold(key), end);
            }
            int value = bytes[at++];
            if (value < 0) {
                value = join(value, bytes[at++]);
            }
            if (fold(value) > 0) {
                at = within(at, fold(value), end);
            }
            if (bytes[at++] != 0 || at != end) {
                throw wrong(i);
            }
            sum += origin + last + fold(value) + fold(time);
        }
        if (at != bytes.length) {
            throw wrong(count);
        }
        return sum;
    }

    /** Reads a batch, hands out a record for each of its records, and returns the sum of what they say. */
    public static long read(byte[] bytes, Blackhole objects) {
        ByteBuffer header = ByteBuffer.wrap(bytes);
        int count = count(header);
        int lastDelta = header.getInt(RecordBatchLimit.LAST_OFFSET_DELTA);
        long origin = header.getLong(0);
        long timeOrigin = header.getLong(RecordBatchLimit.BASE_TIMESTAMP);
        long sum = 0;
        int last = -1;
        int at = RecordBatchLimit.HEADER;
        for (int i = 0; i < count; i++) {
            int length = bytes[at++];
            if (length < 0) {
                length = join(length, bytes[at++]);
            }
            length = fold(length);
            if (length < SMALLEST_BODY || length > bytes.length - at) {
                throw wrong(i);
            }
            int end = at + length;
            at++;
            int time = bytes[at++];
            if (time < 0) {
                time = join(time, bytes[at++]);
            }
            int delta = bytes[at++];
            if (delta < 0) {
                delta = join(delta, bytes[at++]);
            }
            int key = bytes[at++];
            if (key < 0) {
                key = join(key, bytes[at++]);
            }
            if (fold(delta) <= last || fold(delta) > lastDelta) {
                throw wrong(i);
            }
            last = fold(delta);
            int keyStart = at;
            if (fold(key) > 0) {
                at = within(at, fold(key), end);
            }
            int value = bytes[at++];
            if (value < 0) {
                value = join(value, bytes[at++]);
            }
            int valueStart = at;
            if (fold(value) > 0) {
                at = within(at, fold(value), end);
            }
            if (bytes[at++] != 0 || at != end) {
                throw wrong(i);
            }
            RecordLimit record = new RecordLimit(
                    bytes, origin + last, timeOrigin + fold(time), keyStart, fold(key), valueStart, fold(value));
            objects.consume(record);
            sum += record.offset + record.valueLength + record.timestamp;
        }
        if (at != bytes.length) {
            throw wrong(count);
        }
        return sum;
    }

    /** What the header says, when it is that of such a batch. */
    private static int count(ByteBuffer header) {
        int count = header.getInt(RecordBatchLimit.COUNT);
        int lastDelta = header.getInt(RecordBatchLimit.LAST_OFFSET_DELTA);
        if (header.getInt(RecordBatchLimit.LENGTH) != header.capacity() - 12
                || header.get(RecordBatchLimit.MAGIC) != 2
                || header.getShort(RecordBatchLimit.ATTRIBUTES) != 0
                || count < 0
                || lastDelta < count - 1
                || header.getLong(0) > Long.MAX_VALUE - lastDelta) {
            throw wrong(-1);
        }
        return count;
    }

    private static int join(int first, int second) {
        if (second < 0) {
            throw wrong(-1);
        }
        return first & 0x7f | second << 7;
    }

    private static int within(int at, int length, int end) {
        if (length > end - at) {
            throw wrong(-1);
        }
        return at + length;
    }

    private static int fold(int bits) {
        return bits >>> 1 ^ -(bits & 1);
    }

    private static IllegalArgumentException wrong(int record) {
        return new IllegalArgumentException("record " + record);
    }
}
