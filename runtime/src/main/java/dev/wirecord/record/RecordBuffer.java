package dev.wirecord.record;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.ByteWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The records of a batch that is being built, in an array that grows, behind room for the header. */
final class RecordBuffer {

    static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;

    private static final int INITIAL_CAPACITY = 1024;

    // Length, attributes, deltas and two lengths, each of which may be -1.
    private static final int MOST_OVERHEAD = 5 + 1 + 10 + 5 + 6 + 6;

    // Those of a record, which no format uses.
    private static final byte ATTRIBUTES = 0;

    // Attributes, deltas and lengths of one or two bytes.
    private static final int USUAL_OVERHEAD = 8;
    private static final int SHORT_PAYLOAD = 64 - USUAL_OVERHEAD;

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

    /** Whether there is room for a record without headers. */
    boolean hasRoom(byte[] key, byte[] value) {
        return hasRoom(mostOf(key == null ? -1 : key.length, value == null ? -1 : value.length, 1));
    }

    private boolean hasRoom(long length) {
        return bytes.length - end >= length;
    }

    /** How many bytes a record takes at most, from lengths of which -1 stands for null. */
    private static long mostOf(int keyLength, int valueLength, int headersSize) {
        return (long) keyLength + valueLength + headersSize + MOST_OVERHEAD;
    }

    /** Makes room for a record without headers. */
    void reserve(byte[] key, byte[] value) {
        reserve(mostOf(key == null ? -1 : key.length, value == null ? -1 : value.length, 1));
    }

    /** Makes room for a record, whose headers are made ready for it. */
    void reserve(ByteBuffer key, ByteBuffer value, List<RecordHeader> headers) {
        int headersSize = encode(headers);
        reserve(mostOf(key == null ? -1 : key.remaining(), value == null ? -1 : value.remaining(), headersSize));
    }

    private void reserve(long length) {
        if (!hasRoom(length)) {
            grow(length);
        }
    }

    /** Adds a record without headers into room that is there. */
    void add(long timeDelta, int offsetDelta, byte[] key, byte[] value) {
        int keyLength = key == null ? -1 : key.length;
        int valueLength = value == null ? -1 : value.length;
        byte[] target = bytes;
        int body = body(keyLength + valueLength);
        int at = putHead(target, body, timeDelta, offsetDelta);
        at = Zigzag.put(target, at, keyLength);
        if (keyLength > 0) {
            System.arraycopy(key, 0, target, at, keyLength);
            at += keyLength;
        }
        at = Zigzag.put(target, at, valueLength);
        int rest = valueLength > 0 ? valueLength + 1 : 1;
        if (Zigzag.put(target, end, at - body + rest) != body) {
            at = move(body, at, at - body + rest);
        }
        target[at + rest - 1] = 0;
        end = at + rest;
        // Copied last, since nothing stays in registers over a copy.
        if (valueLength > 0) {
            System.arraycopy(value, 0, target, at, valueLength);
        }
    }

    /** Adds a record, with the headers that were made ready, into room that is there. */
    void add(long timeDelta, int offsetDelta, ByteBuffer key, ByteBuffer value) {
        int keyLength = key == null ? -1 : key.remaining();
        int valueLength = value == null ? -1 : value.remaining();
        int headersSize = headerScratch.position();
        int body = body(keyLength + valueLength + headersSize);
        int at = putHead(bytes, body, timeDelta, offsetDelta);
        at = put(Zigzag.put(bytes, at, keyLength), key);
        at = put(Zigzag.put(bytes, at, valueLength), value);
        headerScratch.toByteBuffer().get(bytes, at, headersSize);
        at += headersSize;
        end = Zigzag.put(bytes, end, at - body) == body ? at : move(body, at, at - body);
    }

    /** Where the body of a record begins, if its length takes the bytes that it usually does. */
    private int body(int payload) {
        return end + (payload < SHORT_PAYLOAD ? 1 : Zigzag.sizeOf(payload + USUAL_OVERHEAD));
    }

    private static int putHead(byte[] target, int body, long timeDelta, int offsetDelta) {
        target[body] = ATTRIBUTES;
        return Zigzag.put(target, Zigzag.put(target, body + 1, timeDelta), offsetDelta);
    }

    /**
     * Moves what is written of a body to where it begins, since its length takes more room than expected, or less. A
     * longer one has only overwritten the attributes, for it takes one byte more at most.
     *
     * @param written where that part ends
     * @return where it ends now
     */
    private int move(int body, int written, int length) {
        int start = end + Zigzag.sizeOf(length);
        System.arraycopy(bytes, body + 1, bytes, start + 1, written - body - 1);
        bytes[start] = ATTRIBUTES;
        return written + start - body;
    }

    private void grow(long length) {
        long needed = end + length;
        if (needed > MAX_CAPACITY) {
            throw tooLarge();
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(MAX_CAPACITY, Math.max(needed, 2L * bytes.length)));
    }

    static InvalidValueException tooLarge() {
        return new InvalidValueException("a batch of more than " + MAX_CAPACITY + " bytes");
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
