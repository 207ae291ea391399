package dev.wirecord.record;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.ByteWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The records of a batch that is being built, in an array that grows, behind room for the header. */
final class RecordBuffer {

    private static final int INITIAL_CAPACITY = 1024;
    private static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;
    private static final int LONGEST_VARINT = 5;

    private final ByteWriter headerScratch = new ByteWriter(64);
    private byte[] bytes = new byte[INITIAL_CAPACITY];
    private int end = BatchHeader.SIZE;

    /** The array, valid until a record is added. */
    byte[] bytes() {
        return bytes;
    }

    /** Where the records end. */
    int end() {
        return end;
    }

    void clear() {
        end = BatchHeader.SIZE;
    }

    void add(long timeDelta, int offsetDelta, byte[] key, byte[] value) {
        int keyLength = key == null ? -1 : key.length;
        int valueLength = value == null ? -1 : value.length;
        int at = begin(timeDelta, offsetDelta, keyLength, valueLength, 1);
        if (keyLength > 0) {
            System.arraycopy(key, 0, bytes, at, keyLength);
            at += keyLength;
        }
        at = Zigzag.put(bytes, at, valueLength);
        if (valueLength > 0) {
            System.arraycopy(value, 0, bytes, at, valueLength);
            at += valueLength;
        }
        bytes[at] = 0;
        end = at + 1;
    }

    void add(long timeDelta, int offsetDelta, ByteBuffer key, ByteBuffer value, List<RecordHeader> headers) {
        int headersSize = encode(headers);
        int keyLength = key == null ? -1 : key.remaining();
        int valueLength = value == null ? -1 : value.remaining();
        int at = begin(timeDelta, offsetDelta, keyLength, valueLength, headersSize);
        at = put(at, key);
        at = Zigzag.put(bytes, at, valueLength);
        at = put(at, value);
        headerScratch.toByteBuffer().get(bytes, at, headersSize);
        end = at + headersSize;
    }

    /** Makes room for a record and writes it up to its key. */
    private int begin(long timeDelta, int offsetDelta, int keyLength, int valueLength, int headersSize) {
        long body = 1L
                + Zigzag.sizeOf(timeDelta)
                + Zigzag.sizeOf(offsetDelta)
                + Zigzag.sizeOf(keyLength)
                + Math.max(keyLength, 0)
                + Zigzag.sizeOf(valueLength)
                + Math.max(valueLength, 0)
                + headersSize;
        if (bytes.length - end < body + LONGEST_VARINT) {
            grow(body + LONGEST_VARINT);
        }
        byte[] target = bytes;
        int at = Zigzag.put(target, end, (int) body);
        target[at++] = 0; // the attributes of a record, which no format uses
        at = Zigzag.put(target, at, timeDelta);
        at = Zigzag.put(target, at, offsetDelta);
        return Zigzag.put(target, at, keyLength);
    }

    private void grow(long length) {
        long needed = end + length;
        if (needed > MAX_CAPACITY) {
            throw new InvalidValueException("a batch of more than " + MAX_CAPACITY + " bytes");
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(MAX_CAPACITY, Math.max(needed, 2L * bytes.length)));
    }

    private int put(int at, ByteBuffer source) {
        if (source == null) {
            return at;
        }
        int length = source.remaining();
        source.get(source.position(), bytes, at, length);
        return at + length;
    }

    private int encode(List<RecordHeader> headers) {
        headerScratch.clear();
        headerScratch.writeVarint(headers.size());
        for (int i = 0; i < headers.size(); i++) {
            byte[] key = headers.get(i).key().getBytes(StandardCharsets.UTF_8);
            headerScratch.writeVarint(key.length);
            headerScratch.writeRaw(key);
            ByteBuffer value = headers.get(i).value();
            headerScratch.writeVarint(value == null ? -1 : value.remaining());
            headerScratch.writeRaw(value);
        }
        return headerScratch.position();
    }
}
