package dev.wirecord.io;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.type.Int32List;
import dev.wirecord.type.ObjectList;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import java.util.UUID;

/**
 * Puts the elements of arrays, whose number has been put before; nothing for null. An element that is null is refused
 * with an {@link InvalidValueException}: Kafka's arrays have none.
 */
public final class ArrayWriter {

    private ArrayWriter() {}

    /** The length that stands for an array: its number of elements, or -1 for null. */
    public static int length(boolean[] values) {
        return values == null ? -1 : values.length;
    }

    /** The length that stands for an array: its number of elements, or -1 for null. */
    public static int length(byte[] values) {
        return values == null ? -1 : values.length;
    }

    /** The length that stands for an array: its number of elements, or -1 for null. */
    public static int length(short[] values) {
        return values == null ? -1 : values.length;
    }

    /** The length that stands for an array: its number of elements, or -1 for null. */
    public static int length(int[] values) {
        return values == null ? -1 : values.length;
    }

    /** The length that stands for an array: its number of elements, or -1 for null. */
    public static int length(long[] values) {
        return values == null ? -1 : values.length;
    }

    /** The length that stands for an array: its number of elements, or -1 for null. */
    public static int length(double[] values) {
        return values == null ? -1 : values.length;
    }

    /** Puts int8s. */
    public static int putInt8Array(Output out, int start, byte[] values) {
        return values == null ? start : out.putRaw(start, values, 0, values.length);
    }

    /** Puts bools. */
    public static int putBooleanArray(Output out, int start, boolean[] values) {
        int length = length(values);
        int at = start;
        for (int i = 0; i < length; i++) {
            at = out.putBoolean(at, values[i]);
        }
        return at;
    }

    /** Puts bools. */
    public static int putBooleanList(Output out, int start, List<Boolean> values) {
        List<Boolean> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putBoolean(at, element(elements, i));
        }
        return at;
    }

    /** Puts int8s. */
    public static int putInt8List(Output out, int start, List<Byte> values) {
        List<Byte> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putInt8(at, element(elements, i));
        }
        return at;
    }

    /** Puts int16s. */
    public static int putInt16Array(Output out, int start, short[] values) {
        int length = length(values);
        int at = start;
        for (int i = 0; i < length; i++) {
            at = out.putInt16(at, values[i]);
        }
        return at;
    }

    /** Puts int16s. */
    public static int putInt16List(Output out, int start, List<Short> values) {
        List<Short> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putInt16(at, element(elements, i));
        }
        return at;
    }

    /** Puts uint16s. */
    public static int putUint16Array(Output out, int start, int[] values) {
        int length = length(values);
        int at = start;
        for (int i = 0; i < length; i++) {
            at = out.putUint16(at, values[i]);
        }
        return at;
    }

    /** Puts uint16s. */
    public static int putUint16List(Output out, int start, List<Integer> values) {
        List<Integer> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putUint16(at, element(elements, i));
        }
        return at;
    }

    /** Puts int32s. */
    public static int putInt32Array(Output out, int at, int[] values) {
        int length = length(values);
        if (length <= 0) {
            return at;
        }
        // One question for room, and one array: in a field, the loop would look for it again for every number.
        out.requireRoom(at, length, Integer.BYTES);
        byte[] bytes = out.buffer;
        for (int i = 0; i < length; i++) {
            BigEndian.putInt(bytes, at + i * Integer.BYTES, values[i]);
        }
        return at + length * Integer.BYTES;
    }

    /** Puts int32s. */
    public static int putInt32List(Output out, int start, List<Integer> values) {
        if (values instanceof Int32List numbers) {
            return numbers.put(out, start);
        }
        int at = start;
        List<Integer> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            at = out.putInt32(at, element(elements, i));
        }
        return at;
    }

    /** Puts uint32s. */
    public static int putUint32Array(Output out, int start, long[] values) {
        int length = length(values);
        int at = start;
        for (int i = 0; i < length; i++) {
            at = out.putUint32(at, values[i]);
        }
        return at;
    }

    /** Puts uint32s. */
    public static int putUint32List(Output out, int start, List<Long> values) {
        List<Long> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putUint32(at, element(elements, i));
        }
        return at;
    }

    /** Puts int64s. */
    public static int putInt64Array(Output out, int start, long[] values) {
        int length = length(values);
        int at = start;
        for (int i = 0; i < length; i++) {
            at = out.putInt64(at, values[i]);
        }
        return at;
    }

    /** Puts int64s. */
    public static int putInt64List(Output out, int start, List<Long> values) {
        List<Long> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putInt64(at, element(elements, i));
        }
        return at;
    }

    /** Puts float64s. */
    public static int putFloat64Array(Output out, int start, double[] values) {
        int length = length(values);
        int at = start;
        for (int i = 0; i < length; i++) {
            at = out.putFloat64(at, values[i]);
        }
        return at;
    }

    /** Puts float64s. */
    public static int putFloat64List(Output out, int start, List<Double> values) {
        List<Double> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putFloat64(at, element(elements, i));
        }
        return at;
    }

    /** Puts uuids. */
    public static int putUuidList(Output out, int start, List<UUID> values) {
        List<UUID> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putUuid(at, element(elements, i));
        }
        return at;
    }

    /** Puts the number of elements as an int32, and strings with int16 lengths; -1 and nothing for null. */
    public static int putStringList(Output out, int start, List<String> values) {
        List<String> elements = indexed(values);
        int at = out.putLength(start, values == null ? -1 : elements.size());
        for (int i = 0; i < elements.size(); i++) {
            at = out.putString(at, element(elements, i));
        }
        return at;
    }

    /**
     * Puts the number of elements plus one as an unsigned varint, and strings with compact lengths; 0 and nothing for
     * null.
     */
    public static int putCompactStringList(Output out, int start, List<String> values) {
        List<String> elements = indexed(values);
        int at = out.putCompactLength(start, values == null ? -1 : elements.size());
        for (int i = 0; i < elements.size(); i++) {
            at = out.putCompactString(at, element(elements, i));
        }
        return at;
    }

    /** Puts bytes with int32 lengths. */
    public static int putByteBufferList(Output out, int start, List<ByteBuffer> values) {
        List<ByteBuffer> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putBytes(at, element(elements, i));
        }
        return at;
    }

    /** Puts bytes with compact lengths. */
    public static int putCompactByteBufferList(Output out, int start, List<ByteBuffer> values) {
        List<ByteBuffer> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putCompactBytes(at, element(elements, i));
        }
        return at;
    }

    /** Puts bytes with int32 lengths. */
    public static int putByteArrayList(Output out, int start, List<byte[]> values) {
        List<byte[]> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putBytes(at, element(elements, i));
        }
        return at;
    }

    /** Puts bytes with compact lengths. */
    public static int putCompactByteArrayList(Output out, int start, List<byte[]> values) {
        List<byte[]> elements = indexed(values);
        int at = start;
        for (int i = 0; i < elements.size(); i++) {
            at = out.putCompactBytes(at, element(elements, i));
        }
        return at;
    }

    /**
     * The elements of a list as one that is quick to index: the list itself, a copy of a linked list, an empty list for
     * null.
     */
    public static <E> List<E> indexed(List<E> values) {
        if (values == null) {
            return List.of();
        }
        // Lists that were decoded first: asking for a class is quicker than asking for an interface.
        return values instanceof ObjectList || values instanceof RandomAccess ? values : new ArrayList<>(values);
    }

    private static <E> E element(List<E> values, int index) {
        E value = values.get(index);
        if (value == null) {
            throw InvalidValueException.of("element " + index + " of an array is null");
        }
        return value;
    }
}
