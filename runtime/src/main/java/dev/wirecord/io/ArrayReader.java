package dev.wirecord.io;

import dev.wirecord.type.BooleanList;
import dev.wirecord.type.Float64List;
import dev.wirecord.type.Int16List;
import dev.wirecord.type.Int32List;
import dev.wirecord.type.Int64List;
import dev.wirecord.type.Int8List;
import dev.wirecord.type.ObjectList;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;

/**
 * Reads the elements of arrays, whose number has been read before. A number of -1 gives null. The lists are immutable,
 * exactly as long as they must be, and hold numbers without boxes.
 */
public final class ArrayReader {

    private static final int FEW = 3;

    private ArrayReader() {}

    /** Reads bools. */
    public static boolean[] readBooleanArray(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        boolean[] values = new boolean[in.requireElements(length, 1)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readBoolean();
        }
        return values;
    }

    /** Reads bools. */
    public static List<Boolean> readBooleanList(ByteReader in, int length) {
        return length < 0 ? null : BooleanList.wrap(readBooleanArray(in, length));
    }

    /** Reads int8s. */
    public static byte[] readInt8Array(ByteReader in, int length) {
        return in.readByteArray(length);
    }

    /** Reads int8s. */
    public static List<Byte> readInt8List(ByteReader in, int length) {
        return length < 0 ? null : Int8List.wrap(readInt8Array(in, length));
    }

    /** Reads int16s. */
    public static short[] readInt16Array(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        short[] values = new short[in.requireElements(length, 2)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readInt16();
        }
        return values;
    }

    /** Reads int16s. */
    public static List<Short> readInt16List(ByteReader in, int length) {
        return length < 0 ? null : Int16List.wrap(readInt16Array(in, length));
    }

    /** Reads uint16s. */
    public static int[] readUint16Array(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        int[] values = new int[in.requireElements(length, 2)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readUint16();
        }
        return values;
    }

    /** Reads uint16s. */
    public static List<Integer> readUint16List(ByteReader in, int length) {
        return length < 0 ? null : Int32List.wrap(readUint16Array(in, length));
    }

    /** Reads int32s. */
    public static int[] readInt32Array(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        int[] values = new int[in.requireElements(length, 4)];
        readInt32s(in, values);
        return values;
    }

    private static void readInt32s(ByteReader in, int[] values) {
        int at = in.take(values.length * Integer.BYTES, "int32s");
        if (values.length > FEW) {
            for (int i = 0; i < values.length; i++) {
                values[i] = in.getInt32(at + i * Integer.BYTES);
            }
        } else if (values.length > 0) {
            // As many as a list of replicas usually has, without a loop.
            values[0] = in.getInt32(at);
            if (values.length > 1) {
                values[1] = in.getInt32(at + 4);
                if (values.length > 2) {
                    values[2] = in.getInt32(at + 8);
                }
            }
        }
    }

    /**
     * Reads int32s. Numbers that are those of the list before give that list again, which nobody can change: the replicas
     * in sync are nearly always the replicas, which stand in front of them.
     */
    public static List<Integer> readInt32List(ByteReader in, int length) {
        if (length <= 0) {
            return length < 0 ? null : Int32List.of();
        }
        in.requireElements(length, 4);
        Int32List last = in.lastInt32List;
        int at = in.take(length * Integer.BYTES, "int32s");
        return last.size() == length && last.isAt(in, at) ? last : (in.lastInt32List = Int32List.ofRun(in, at, length));
    }

    /** Reads uint32s. */
    public static long[] readUint32Array(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        long[] values = new long[in.requireElements(length, 4)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readUint32();
        }
        return values;
    }

    /** Reads uint32s. */
    public static List<Long> readUint32List(ByteReader in, int length) {
        return length < 0 ? null : Int64List.wrap(readUint32Array(in, length));
    }

    /** Reads int64s. */
    public static long[] readInt64Array(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        long[] values = new long[in.requireElements(length, 8)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readInt64();
        }
        return values;
    }

    /** Reads int64s. */
    public static List<Long> readInt64List(ByteReader in, int length) {
        return length < 0 ? null : Int64List.wrap(readInt64Array(in, length));
    }

    /** Reads float64s. */
    public static double[] readFloat64Array(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        double[] values = new double[in.requireElements(length, 8)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readFloat64();
        }
        return values;
    }

    /** Reads float64s. */
    public static List<Double> readFloat64List(ByteReader in, int length) {
        return length < 0 ? null : Float64List.wrap(readFloat64Array(in, length));
    }

    /** Reads uuids. */
    public static List<UUID> readUuidList(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        UUID[] values = new UUID[in.requireElements(length, 16)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readUuid();
        }
        return ObjectList.wrap(values);
    }

    /** Reads strings with int16 lengths. */
    public static List<String> readStringList(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        String[] values = new String[in.requireElements(length, 2)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readString();
        }
        return ObjectList.wrap(values);
    }

    /** Reads strings with compact lengths. */
    public static List<String> readCompactStringList(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        String[] values = new String[in.requireElements(length, 1)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readCompactString();
        }
        return ObjectList.wrap(values);
    }

    /** Reads bytes with int32 lengths, as slices. */
    public static List<ByteBuffer> readByteBufferList(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        ByteBuffer[] values = new ByteBuffer[in.requireElements(length, 4)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readByteBuffer(in.readBytesLength());
        }
        return ObjectList.wrap(values);
    }

    /** Reads bytes with compact lengths, as slices. */
    public static List<ByteBuffer> readCompactByteBufferList(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        ByteBuffer[] values = new ByteBuffer[in.requireElements(length, 1)];
        for (int i = 0; i < length; i++) {
            values[i] = in.readByteBuffer(in.readCompactBytesLength());
        }
        return ObjectList.wrap(values);
    }

    /** Reads bytes with int32 lengths, copied. */
    public static List<byte[]> readByteArrayList(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        byte[][] values = new byte[in.requireElements(length, 4)][];
        for (int i = 0; i < length; i++) {
            values[i] = in.readByteArray(in.readBytesLength());
        }
        return ObjectList.wrap(values);
    }

    /** Reads bytes with compact lengths, copied. */
    public static List<byte[]> readCompactByteArrayList(ByteReader in, int length) {
        if (length < 0) {
            return null;
        }
        byte[][] values = new byte[in.requireElements(length, 1)][];
        for (int i = 0; i < length; i++) {
            values[i] = in.readByteArray(in.readCompactBytesLength());
        }
        return ObjectList.wrap(values);
    }
}
