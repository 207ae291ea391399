package dev.wirecord.jmh.limit;

import dev.wirecord.record.Records;
import dev.wirecord.type.Int32List;
import dev.wirecord.type.TaggedFields;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;

/**
 * Reads one value after the other from an array. It refuses what a careful reader must refuse, but for the end of the
 * array, which the VM knows: strings that are not UTF-8, and lengths that the bytes left cannot justify.
 */
final class Cursor {

    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final byte[] in;
    private int at;

    Cursor(byte[] in) {
        this.in = in;
    }

    byte int8() {
        return in[at++];
    }

    short int16() {
        short value = (short) SHORT.get(in, at);
        at += 2;
        return value;
    }

    int int32() {
        int value = (int) INT.get(in, at);
        at += 4;
        return value;
    }

    long int64() {
        long value = (long) LONG.get(in, at);
        at += 8;
        return value;
    }

    UUID uuid() {
        UUID value = new UUID((long) LONG.get(in, at), (long) LONG.get(in, at + 8));
        at += 16;
        return value;
    }

    int varint() {
        byte first = in[at++];
        return first >= 0 ? first : longVarint(first & 0x7f);
    }

    private int longVarint(int firstBits) {
        int value = firstBits;
        int shift = 7;
        byte next;
        do {
            next = in[at++];
            value |= (next & 0x7f) << shift;
            shift += 7;
        } while (next < 0);
        return value;
    }

    /** The length of something compact, or -1 for null. */
    int length() {
        int length = varint() - 1;
        if (length > in.length - at) {
            throw new IllegalArgumentException("a length of " + length + " at " + at);
        }
        return length;
    }

    /** A compact string, or null. */
    String string() {
        int length = length();
        if (length <= 0) {
            return length == 0 ? "" : null;
        }
        String value = new String(in, at, length, StandardCharsets.UTF_8);
        if (value.indexOf('\ufffd') >= 0) {
            throw new IllegalArgumentException("a string that may not be UTF-8 at " + at);
        }
        at += length;
        return value;
    }

    /** A compact array of int32. */
    List<Integer> int32s() {
        int length = length();
        int from = at;
        at += 4 * length;
        // Arrays of so few numbers are never made: a short list holds its numbers in fields.
        return switch (length) {
            case 0 -> Int32List.of();
            case 1 -> Int32List.wrap(new int[] {int32(from)});
            case 2 -> Int32List.wrap(new int[] {int32(from), int32(from + 4)});
            case 3 -> Int32List.wrap(new int[] {int32(from), int32(from + 4), int32(from + 8)});
            default -> manyInt32s(from, length);
        };
    }

    private List<Integer> manyInt32s(int from, int length) {
        int[] values = new int[length];
        for (int i = 0; i < values.length; i++) {
            values[i] = int32(from + 4 * i);
        }
        return Int32List.wrap(values);
    }

    private int int32(int index) {
        return (int) INT.get(in, index);
    }

    /** Compact bytes. */
    ByteBuffer bytes() {
        int length = length();
        ByteBuffer value = ByteBuffer.wrap(in, at, length).slice().asReadOnlyBuffer();
        at += length;
        return value;
    }

    /** Compact records, or null. */
    Records records() {
        int length = length();
        if (length < 0) {
            return null;
        }
        Records value = Records.of(ByteBuffer.wrap(in, at, length));
        at += length;
        return value;
    }

    /** A tag section, which is empty in the messages that are measured. */
    TaggedFields noTaggedFields() {
        if (in[at++] != 0) {
            throw new IllegalArgumentException("tagged fields at " + (at - 1));
        }
        return TaggedFields.EMPTY;
    }
}
