package dev.wirecord.io;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Numbers in network byte order within a byte array. The array's bounds are checked, nothing else.
 *
 * <p>Views of a byte array are the fastest way that Java 17 offers, one load or store a number, and the slowest to set up:
 * a quarter of the time in which a program that has just started can encode its first message. So the first numbers of a
 * program are moved byte by byte, and each width waits in a class of its own until it is used. The compiler never sees
 * the first numbers: what it compiles has run more often, and the question is asked once for many numbers.
 */
public final class BigEndian {

    private static final int FIRST_NUMBERS = 64;

    // Unguarded on purpose: when threads race, a few more of the numbers count as first ones.
    private static int firstNumbers;

    private BigEndian() {}

    private static boolean isFirst() {
        if (firstNumbers >= FIRST_NUMBERS) {
            return false;
        }
        firstNumbers++;
        return true;
    }

    private static VarHandle view(Class<?> array) {
        return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.BIG_ENDIAN);
    }

    /** The int16 at {@code index}. */
    public static short getShort(byte[] bytes, int index) {
        return (short) (bytes[index] << 8 | bytes[index + 1] & 0xff);
    }

    /** The int32 at {@code index}. */
    public static int getInt(byte[] bytes, int index) {
        return isFirst() ? joinedInt(bytes, index) : (int) Ints.VIEW.get(bytes, index);
    }

    /** The int64 at {@code index}. */
    public static long getLong(byte[] bytes, int index) {
        return isFirst() ? joinedLong(bytes, index) : (long) Longs.VIEW.get(bytes, index);
    }

    private static int joinedInt(byte[] bytes, int index) {
        return getShort(bytes, index) << 16 | getShort(bytes, index + 2) & 0xffff;
    }

    private static long joinedLong(byte[] bytes, int index) {
        return (long) joinedInt(bytes, index) << 32 | joinedInt(bytes, index + 4) & 0xffffffffL;
    }

    /** Puts an int16 at {@code index}. */
    public static void putShort(byte[] bytes, int index, short value) {
        bytes[index] = (byte) (value >> 8);
        bytes[index + 1] = (byte) value;
    }

    /** Puts an int32 at {@code index}. */
    public static void putInt(byte[] bytes, int index, int value) {
        if (isFirst()) {
            splitInt(bytes, index, value);
        } else {
            Ints.VIEW.set(bytes, index, value);
        }
    }

    /** Puts an int64 at {@code index}. */
    public static void putLong(byte[] bytes, int index, long value) {
        if (isFirst()) {
            splitInt(bytes, index, (int) (value >> 32));
            splitInt(bytes, index + 4, (int) value);
        } else {
            Longs.VIEW.set(bytes, index, value);
        }
    }

    private static void splitInt(byte[] bytes, int index, int value) {
        putShort(bytes, index, (short) (value >> 16));
        putShort(bytes, index + 2, (short) value);
    }

    private static final class Ints {
        static final VarHandle VIEW = view(int[].class);
    }

    private static final class Longs {
        static final VarHandle VIEW = view(long[].class);
    }
}
