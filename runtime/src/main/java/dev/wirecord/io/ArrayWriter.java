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
 * Writes the elements of arrays, whose number has been written before; nothing for null. An element that is null is
 * refused with an {@link InvalidValueException}: Kafka's arrays have none.
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

    /** Writes int8s. */
    public static void writeInt8Array(ByteWriter out, byte[] values) {
        out.writeRaw(values);
    }

    /** Writes bools. */
    public static void writeBooleanArray(ByteWriter out, boolean[] values) {
        int length = length(values);
        for (int i = 0; i < length; i++) {
            out.writeBoolean(values[i]);
        }
    }

    /** Writes bools. */
    public static void writeBooleanList(ByteWriter out, List<Boolean> values) {
        List<Boolean> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeBoolean(element(elements, i));
        }
    }

    /** Writes int8s. */
    public static void writeInt8List(ByteWriter out, List<Byte> values) {
        List<Byte> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeInt8(element(elements, i));
        }
    }

    /** Writes int16s. */
    public static void writeInt16Array(ByteWriter out, short[] values) {
        int length = length(values);
        for (int i = 0; i < length; i++) {
            out.writeInt16(values[i]);
        }
    }

    /** Writes int16s. */
    public static void writeInt16List(ByteWriter out, List<Short> values) {
        List<Short> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeInt16(element(elements, i));
        }
    }

    /** Writes uint16s. */
    public static void writeUint16Array(ByteWriter out, int[] values) {
        int length = length(values);
        for (int i = 0; i < length; i++) {
            out.writeUint16(values[i]);
        }
    }

    /** Writes uint16s. */
    public static void writeUint16List(ByteWriter out, List<Integer> values) {
        List<Integer> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeUint16(element(elements, i));
        }
    }

    /** Writes int32s. */
    public static void writeInt32Array(ByteWriter out, int[] values) {
        int length = length(values);
        for (int i = 0; i < length; i++) {
            out.writeInt32(values[i]);
        }
    }

    /** Writes int32s. */
    public static void writeInt32List(ByteWriter out, List<Integer> values) {
        if (values instanceof Int32List numbers) {
            out.writeInt32s(numbers);
            return;
        }
        List<Integer> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeInt32(element(elements, i));
        }
    }

    /** Writes uint32s. */
    public static void writeUint32Array(ByteWriter out, long[] values) {
        int length = length(values);
        for (int i = 0; i < length; i++) {
            out.writeUint32(values[i]);
        }
    }

    /** Writes uint32s. */
    public static void writeUint32List(ByteWriter out, List<Long> values) {
        List<Long> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeUint32(element(elements, i));
        }
    }

    /** Writes int64s. */
    public static void writeInt64Array(ByteWriter out, long[] values) {
        int length = length(values);
        for (int i = 0; i < length; i++) {
            out.writeInt64(values[i]);
        }
    }

    /** Writes int64s. */
    public static void writeInt64List(ByteWriter out, List<Long> values) {
        List<Long> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeInt64(element(elements, i));
        }
    }

    /** Writes float64s. */
    public static void writeFloat64Array(ByteWriter out, double[] values) {
        int length = length(values);
        for (int i = 0; i < length; i++) {
            out.writeFloat64(values[i]);
        }
    }

    /** Writes float64s. */
    public static void writeFloat64List(ByteWriter out, List<Double> values) {
        List<Double> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeFloat64(element(elements, i));
        }
    }

    /** Writes uuids. */
    public static void writeUuidList(ByteWriter out, List<UUID> values) {
        List<UUID> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeUuid(element(elements, i));
        }
    }

    /** Writes strings with int16 lengths. */
    public static void writeStringList(ByteWriter out, List<String> values) {
        List<String> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeString(element(elements, i));
        }
    }

    /** Writes strings with compact lengths. */
    public static void writeCompactStringList(ByteWriter out, List<String> values) {
        List<String> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeCompactString(element(elements, i));
        }
    }

    /** Writes bytes with int32 lengths. */
    public static void writeByteBufferList(ByteWriter out, List<ByteBuffer> values) {
        List<ByteBuffer> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeBytes(element(elements, i));
        }
    }

    /** Writes bytes with compact lengths. */
    public static void writeCompactByteBufferList(ByteWriter out, List<ByteBuffer> values) {
        List<ByteBuffer> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeCompactBytes(element(elements, i));
        }
    }

    /** Writes bytes with int32 lengths. */
    public static void writeByteArrayList(ByteWriter out, List<byte[]> values) {
        List<byte[]> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeBytes(element(elements, i));
        }
    }

    /** Writes bytes with compact lengths. */
    public static void writeCompactByteArrayList(ByteWriter out, List<byte[]> values) {
        List<byte[]> elements = indexed(values);
        for (int i = 0; i < elements.size(); i++) {
            out.writeCompactBytes(element(elements, i));
        }
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
            throw new InvalidValueException("element " + index + " of an array is null");
        }
        return value;
    }
}
