package dev.wirecord.record;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.ByteWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The records of a batch that is being built, in an array that grows, behind room for the header. */
final class RecordBuffer extends RecordTally {

    static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;

    private static final int INITIAL_CAPACITY = 1024;

    // Length, attributes, deltas and two lengths, each of which may be -1.
    private static final int MOST_OVERHEAD = 5 + 1 + 10 + 5 + 6 + 6;

    // Those of a record, which no format uses.
    private static final byte ATTRIBUTES = 0;

    // A length of -1, and headers that are none.
    private static final byte NULL = 1;
    private static final byte NO_HEADERS = 0;

    private final ByteWriter headerScratch = new ByteWriter(64);
    private byte[] bytes = new byte[INITIAL_CAPACITY];
    private int end = BatchHeader.SIZE;

    // Where the array ends, or 0 while records need a closer look: both are found with one question.
    private int shortEnd;

    /** The array, valid until a record is added. */
    byte[] bytes() {
        return bytes;
    }

    /** Where the records end. */
    int end() {
        return end;
    }

    @Override
    void clear() {
        super.clear();
        end = BatchHeader.SIZE;
        shortEnd = 0;
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
        if (bytes.length - end < length) {
            grow(length);
        }
    }

    /**
     * Adds a record without headers that follows the last one in offset and time, and whose numbers have one byte or two, as
     * nearly all do: straight on, and small enough for the JIT to put it where it is called.
     *
     * @return false, and nothing is changed, for any other record
     */
    boolean addShort(long timestamp, byte[] key, byte[] value) {
        int keyLength = key == null ? -1 : key.length;
        int valueLength = value == null ? -1 : value.length;
        long most = mostOf(keyLength, valueLength, 1);
        long timeDelta = timestamp - baseTimestamp;
        int offsetDelta = lastOffsetDelta + 1;
        if (timestamp < maxTimestamp || (timeDelta | offsetDelta | most) >>> SHORT_BITS != 0 || shortEnd - end < most) {
            return false;
        }
        maxTimestamp = timestamp;
        lastOffsetDelta = offsetDelta;
        byte[] target = bytes;
        int rest = shortSizeOf(keyLength) + shortSizeOf(valueLength) + 1;
        int at = RecordHead.put(target, end, (int) timeDelta << 1, offsetDelta << 1, rest);
        end = at + rest;
        target[at + rest - 1] = NO_HEADERS;
        int valueAt = key == null ? at + 1 : put(target, at, key, keyLength);
        put(target, valueAt, value, valueLength);
        return true;
    }

    /**
     * {@link #sizeOf} of a length that has one byte or two. The general question takes as long as {@link RecordHead} saves.
     */
    private static int shortSizeOf(int length) {
        if (length < 0) {
            return 1;
        }
        return length < 64 ? length + 1 : length + 2;
    }

    /** Adds a record without headers into room that is there. */
    void addLast(long timestamp, byte[] key, byte[] value) {
        int keyLength = key == null ? -1 : key.length;
        int valueLength = value == null ? -1 : value.length;
        int at = putHead(timestamp, sizeOf(keyLength) + sizeOf(valueLength) + 1);
        at = put(bytes, at, key, keyLength);
        at = put(bytes, at, value, valueLength);
        bytes[at] = NO_HEADERS;
        endAt(at + 1);
    }

    /** Adds a record, with the headers that were made ready, into room that is there. */
    void addLast(long timestamp, ByteBuffer key, ByteBuffer value) {
        int headersSize = headerScratch.position();
        int keyLength = key == null ? -1 : key.remaining();
        int valueLength = value == null ? -1 : value.remaining();
        int at = putHead(timestamp, sizeOf(keyLength) + sizeOf(valueLength) + headersSize);
        at = put(Zigzag.put(bytes, at, keyLength), key);
        at = put(Zigzag.put(bytes, at, valueLength), value);
        headerScratch.toByteBuffer().get(bytes, at, headersSize);
        endAt(at + headersSize);
    }

    private void endAt(int at) {
        end = at;
        shortEnd = allowsShort() ? bytes.length : 0;
    }

    /** Puts what is before the key, and returns the index behind it. */
    private int putHead(long timestamp, int rest) {
        long timeDelta = timestamp - baseTimestamp;
        int at = Zigzag.put(bytes, end, 1 + Zigzag.sizeOf(timeDelta) + Zigzag.sizeOf(lastOffsetDelta) + rest);
        bytes[at] = ATTRIBUTES;
        return Zigzag.put(bytes, Zigzag.put(bytes, at + 1, timeDelta), lastOffsetDelta);
    }

    /** How many bytes a key or a value takes with its length, which is -1 for null. */
    private static int sizeOf(int length) {
        return Zigzag.sizeOf(length) + Math.max(length, 0);
    }

    private static int put(byte[] target, int at, byte[] source, int length) {
        if (length < 0) {
            target[at] = NULL;
            return at + 1;
        }
        int start = Zigzag.putBits(target, at, length << 1);
        System.arraycopy(source, 0, target, start, length);
        return start + length;
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
