package dev.wirecord.io;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Numbers in network byte order within a byte array. The array's bounds are checked, nothing else. */
final class BigEndian {

    // Views of a byte array are the fastest way that javac 17 offers: one load or store a number.
    private static final VarHandle SHORT = view(short[].class);
    private static final VarHandle INT = view(int[].class);
    private static final VarHandle LONG = view(long[].class);

    private BigEndian() {}

    private static VarHandle view(Class<?> array) {
        return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.BIG_ENDIAN);
    }

    static short getShort(byte[] bytes, int index) {
        return (short) SHORT.get(bytes, index);
    }

    static int getInt(byte[] bytes, int index) {
        return (int) INT.get(bytes, index);
    }

    static long getLong(byte[] bytes, int index) {
        return (long) LONG.get(bytes, index);
    }

    static void putShort(byte[] bytes, int index, short value) {
        SHORT.set(bytes, index, value);
    }

    static void putInt(byte[] bytes, int index, int value) {
        INT.set(bytes, index, value);
    }

    static void putLong(byte[] bytes, int index, long value) {
        LONG.set(bytes, index, value);
    }
}
