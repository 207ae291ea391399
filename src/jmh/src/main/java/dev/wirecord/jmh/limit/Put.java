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

/** Writes one value at a place of an array and returns the place behind it. */
final class Put {

    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private Put() {}

    static int int8(byte[] out, int at, int value) {
        out[at] = (byte) value;
        return at + 1;
    }

    static int int16(byte[] out, int at, short value) {
        SHORT.set(out, at, value);
        return at + 2;
    }

    static int int32(byte[] out, int at, int value) {
        INT.set(out, at, value);
        return at + 4;
    }

    static int int64(byte[] out, int at, long value) {
        LONG.set(out, at, value);
        return at + 8;
    }

    static int uuid(byte[] out, int at, UUID value) {
        LONG.set(out, at, value.getMostSignificantBits());
        LONG.set(out, at + 8, value.getLeastSignificantBits());
        return at + 16;
    }

    static int varint(byte[] out, int at, int value) {
        if (value >>> 7 == 0) {
            out[at] = (byte) value;
            return at + 1;
        }
        return longVarint(out, at, value);
    }

    private static int longVarint(byte[] out, int start, int value) {
        int at = start;
        int rest = value;
        while (rest >>> 7 != 0) {
            out[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        out[at++] = (byte) rest;
        return at;
    }

    /** A compact string, or null as 0. */
    static int string(byte[] out, int start, String value) {
        if (value == null) {
            out[start] = 0;
            return start + 1;
        }
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        int at = varint(out, start, utf8.length + 1);
        System.arraycopy(utf8, 0, out, at, utf8.length);
        return at + utf8.length;
    }

    /** A compact array of int32. */
    static int int32s(byte[] out, int start, List<Integer> values) {
        int size = values.size();
        int at = varint(out, start, size + 1);
        if (values instanceof Int32List numbers && size <= 3) {
            // A short list holds its numbers in fields, so that none is looked up by its index.
            if (size > 0) {
                INT.set(out, at, numbers.getInt(0));
                if (size > 1) {
                    INT.set(out, at + 4, numbers.getInt(1));
                    if (size > 2) {
                        INT.set(out, at + 8, numbers.getInt(2));
                    }
                }
            }
        } else if (values instanceof Int32List numbers) {
            for (int i = 0; i < size; i++) {
                INT.set(out, at + 4 * i, numbers.getInt(i));
            }
        } else {
            for (int i = 0; i < size; i++) {
                INT.set(out, at + 4 * i, (int) values.get(i));
            }
        }
        return at + 4 * size;
    }

    /** A tag section, which is empty in the messages that are measured. */
    static int tags(byte[] out, int at, TaggedFields fields) {
        requireNone(fields);
        return int8(out, at, 0);
    }

    static void requireNone(TaggedFields fields) {
        if (!fields.isEmpty()) {
            throw new IllegalArgumentException("tagged fields " + fields);
        }
    }

    /** Compact bytes. */
    static int bytes(byte[] out, int start, ByteBuffer value) {
        int size = value.remaining();
        int at = varint(out, start, size + 1);
        value.get(value.position(), out, at, size);
        return at + size;
    }

    /** Compact records, or null as 0. */
    static int records(byte[] out, int start, Records value) {
        return value == null ? int8(out, start, 0) : bytes(out, start, value.buffer());
    }
}
