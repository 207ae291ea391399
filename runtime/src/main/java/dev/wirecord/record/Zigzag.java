package dev.wirecord.record;

/**
 * Signed base-128 numbers within a byte array, as records have them: the sign is folded into the lowest bit, seven bits a
 * byte follow, the least significant first. Padded numbers are read, since brokers store what producers send them.
 */
final class Zigzag {

    private Zigzag() {}

    /** The index behind a number of 32 bits; whether it is one, {@link #readInt} says. */
    static int endOfInt(byte[] bytes, int index) {
        return endOfLong(bytes, index);
    }

    /**
     * Reads a number of 32 bits.
     *
     * @param end the index behind it, from {@link #endOfInt}
     * @throws NumberFormatException when the number has more than five bytes or more than 32 bits
     */
    static int readInt(byte[] bytes, int index, int end) {
        int first = bytes[index];
        if (first >= 0) {
            return fold(first);
        }
        return end - index == 2 ? fold(join(first, bytes[index + 1])) : readLongerInt(bytes, index, end);
    }

    private static int readLongerInt(byte[] bytes, int index, int end) {
        if (end - index > 5 || (end - index == 5 && bytes[end - 1] > 0x0f)) {
            throw new NumberFormatException("a varint of more than 32 bits");
        }
        int bits = 0;
        for (int at = end - 1; at >= index; at--) {
            bits = bits << 7 | bytes[at] & 0x7f;
        }
        return fold(bits);
    }

    /**
     * The bits of a number of two bytes, the first of which is negative, since another follows it.
     *
     * @return negative when another follows the second, too, and then not the number
     */
    static int join(int first, int second) {
        return first & 0x7f | second << 7;
    }

    /** The number whose sign is in the lowest bit. */
    static int fold(int bits) {
        return bits >>> 1 ^ -(bits & 1);
    }

    /** The index behind a number of 64 bits; whether it is one, {@link #readLong} says. */
    static int endOfLong(byte[] bytes, int index) {
        if (bytes[index] >= 0) {
            return index + 1;
        }
        return bytes[index + 1] >= 0 ? index + 2 : endOfLonger(bytes, index + 2);
    }

    private static int endOfLonger(byte[] bytes, int index) {
        int at = index;
        while (bytes[at] < 0) {
            at++;
        }
        return at + 1;
    }

    /**
     * Reads a number of 64 bits.
     *
     * @param end the index behind it, from {@link #endOfLong}
     * @throws NumberFormatException when the number has more than ten bytes or more than 64 bits
     */
    static long readLong(byte[] bytes, int index, int end) {
        int first = bytes[index];
        if (first >= 0) {
            return fold(first);
        }
        return end - index == 2 ? fold(join(first, bytes[index + 1])) : readLonger(bytes, index, end);
    }

    private static long readLonger(byte[] bytes, int index, int end) {
        if (end - index > 10 || (end - index == 10 && bytes[end - 1] > 1)) {
            throw new NumberFormatException("a varlong of more than 64 bits");
        }
        long bits = 0;
        for (int at = end - 1; at >= index; at--) {
            bits = bits << 7 | bytes[at] & 0x7f;
        }
        return bits >>> 1 ^ -(bits & 1);
    }

    /** The number with its sign in the lowest bit. */
    static int bits(int value) {
        return value << 1 ^ value >> 31;
    }

    /** The number with its sign in the lowest bit. */
    static long bits(long value) {
        return value << 1 ^ value >> 63;
    }

    /** How many bytes the number takes: 1 to 5. */
    static int sizeOf(int value) {
        int bits = bits(value);
        if (bits >>> 7 == 0) {
            return 1;
        }
        return bits >>> 14 == 0 ? 2 : sizeOfBits(Integer.SIZE - Integer.numberOfLeadingZeros(bits));
    }

    /** How many bytes the number takes: 1 to 10. */
    static int sizeOf(long value) {
        return sizeOfBits(Long.SIZE - Long.numberOfLeadingZeros(bits(value)));
    }

    private static int sizeOfBits(int bits) {
        // A seventh, rounded up, and one byte for zero: exact for 0 to 64, without a division.
        return (bits * 9 + 64) >>> 6;
    }

    /** Puts a number of 32 bits and returns the index behind it. */
    static int put(byte[] bytes, int index, int value) {
        return putBits(bytes, index, bits(value));
    }

    /** Puts {@link #bits(int)}, and returns the index behind them. */
    static int putBits(byte[] bytes, int index, int bits) {
        if (bits >>> 7 == 0) {
            bytes[index] = (byte) bits;
            return index + 1;
        }
        return bits >>> 14 == 0 ? putTwo(bytes, index, bits) : putRest(bytes, index, bits & 0xffffffffL);
    }

    /** Puts a number of 64 bits and returns the index behind it. */
    static int put(byte[] bytes, int index, long value) {
        long bits = bits(value);
        if (bits >>> 7 == 0) {
            bytes[index] = (byte) bits;
            return index + 1;
        }
        return bits >>> 14 == 0 ? putTwo(bytes, index, (int) bits) : putRest(bytes, index, bits);
    }

    private static int putTwo(byte[] bytes, int index, int bits) {
        bytes[index] = (byte) (bits | 0x80);
        bytes[index + 1] = (byte) (bits >>> 7);
        return index + 2;
    }

    private static int putRest(byte[] bytes, int index, long bits) {
        int at = index;
        long rest = bits;
        while (rest >>> 7 != 0) {
            bytes[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[at++] = (byte) rest;
        return at;
    }
}
