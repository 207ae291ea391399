package dev.wirecord.record;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The headers at the end of a record: how many, then name and value of each, with a length before either. */
final class HeaderSection {

    private static final int SMALLEST_HEADER = 2;

    private HeaderSection() {}

    /**
     * Walks over the headers.
     *
     * @param end where the record ends
     * @return where the headers end, which is before or behind {@code end} when the record is corrupt
     * @throws NumberFormatException when a length is wrong; its text says which
     */
    static int skip(byte[] bytes, int index, int end) {
        return bytes[index] == 0 ? index + 1 : skipSome(bytes, index, end);
    }

    private static int skipSome(byte[] bytes, int index, int end) {
        int at = Zigzag.endOfInt(bytes, index);
        int count = Zigzag.readInt(bytes, index, at);
        if (count < 0 || count > (end - at) / SMALLEST_HEADER) {
            throw new NumberFormatException(count + " headers");
        }
        for (int i = 0; i < count; i++) {
            at = skipBytes(bytes, at, end, 0, "header name");
            at = skipBytes(bytes, at, end, Integer.MIN_VALUE, "header value");
        }
        return at;
    }

    private static int skipBytes(byte[] bytes, int index, int end, int least, String what) {
        int at = Zigzag.endOfInt(bytes, index);
        int length = Zigzag.readInt(bytes, index, at);
        if (length < least || length > end - at) {
            throw new NumberFormatException("a " + what + " of " + length + " bytes");
        }
        return at + Math.max(length, 0);
    }

    /** How many headers there are, in a section that has been walked over. */
    static int count(byte[] bytes, int index) {
        return Zigzag.readInt(bytes, index, Zigzag.endOfInt(bytes, index));
    }

    /** The headers of a section that has been walked over, in their order; the list cannot be changed. */
    static List<RecordHeader> read(byte[] bytes, int index) {
        int count = count(bytes, index);
        if (count == 0) {
            return List.of();
        }
        List<RecordHeader> headers = new ArrayList<>(count);
        int at = Zigzag.endOfInt(bytes, index);
        for (int i = 0; i < count; i++) {
            int key = Zigzag.endOfInt(bytes, at);
            int keyEnd = key + Zigzag.readInt(bytes, at, key);
            int value = Zigzag.endOfInt(bytes, keyEnd);
            int valueLength = Zigzag.readInt(bytes, keyEnd, value);
            headers.add(new RecordHeader(
                    new String(bytes, key, keyEnd - key, StandardCharsets.UTF_8), slice(bytes, value, valueLength)));
            at = value + Math.max(valueLength, 0);
        }
        return Collections.unmodifiableList(headers);
    }

    /** A read-only view of a part of the array; null for a negative length. */
    static ByteBuffer slice(byte[] bytes, int start, int length) {
        return length < 0 ? null : ByteBuffer.wrap(bytes, start, length).slice().asReadOnlyBuffer();
    }
}
