package dev.wirecord.record;

/**
 * Signed base-128 numbers within a byte array, as records have them: the sign is folded into the lowest bit, seven bits a
 * byte follow, the least significant first. Padded numbers are read, since brokers store what producers send them.
 */
final class Zigzag {

    private Zigzag() {}

    /**
     * Reads a number of 32 bits. Two results in one, so that neither needs memory.
     *
     * @return {@link #value} and {@link #end}
     * @throws NumberFormatException when the number does not end after five bytes or has more than 32 bits
     */
    static long read(byte[] bytes, int index) {
        int at = index;
        int bits = bytes[at++];
        if (bits < 0) {
            int next = bytes[at++];
            bits = (bits & 0x7f) | next << 7;
            if (next < 0) {
                return readRest(bytes, at, bits & 0x3fff);
            }
        }
        return pack(bits, at);
    }

    private static long readRest(byte[] bytes, int index, int firstBits) {
        int at = index;
        int bits = firstBits;
        for (int shift = 14; shift < 35; shift += 7) {
            int next = bytes[at++];
            bits |= (next & 0x7f) << shift;
            if (next >= 0) {
                if (shift == 28 && next > 0x0f) {
                    throw new NumberFormatException("a varint of more than 32 bits");
                }
                return pack(bits, at);
            }
        }
        throw new NumberFormatException("a varint of more than five bytes");
    }

    private static long pack(int bits, int end) {
        int value = bits >>> 1 ^ -(bits & 1);
        return (long) end << 32 | value & 0xffffffffL;
    }

    /** The number that was read. */
    static int value(long read) {
        return (int) read;
    }

    /** The index behind the number that was read. */
    static int end(long read) {
        return (int) (read >>> 32);
    }

    /** The index behind a number of 64 bits; whether it is one, {@link #readLong} says. */
    static int endOfLong(byte[] bytes, int index) {
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
        if (end - index > 10 || (end - index == 10 && bytes[end - 1] > 1)) {
            throw new NumberFormatException("a varlong of more than 64 bits");
        }
        long bits = 0;
        for (int at = end - 1; at >= index; at--) {
            bits = bits << 7 | bytes[at] & 0x7f;
        }
        return bits >>> 1 ^ -(bits & 1);
    }

    /** How many bytes the number takes: 1 to 5. */
    static int sizeOf(int value) {
        return sizeOfBits(Integer.SIZE - Integer.numberOfLeadingZeros(value << 1 ^ value >> 31));
    }

    /** How many bytes the number takes: 1 to 10. */
    static int sizeOf(long value) {
        return sizeOfBits(Long.SIZE - Long.numberOfLeadingZeros(value << 1 ^ value >> 63));
    }

    private static int sizeOfBits(int bits) {
        // A seventh, rounded up, and one byte for zero: exact for 0 to 64, without a division.
        return (bits * 9 + 64) >>> 6;
    }

    /** Puts a number of 32 bits and returns the index behind it. */
    static int put(byte[] bytes, int index, int value) {
        int at = index;
        int rest = value << 1 ^ value >> 31;
        while ((rest & ~0x7f) != 0) {
            bytes[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[at++] = (byte) rest;
        return at;
    }

    /** Puts a number of 64 bits and returns the index behind it. */
    static int put(byte[] bytes, int index, long value) {
        int at = index;
        long rest = value << 1 ^ value >> 63;
        while ((rest & ~0x7fL) != 0) {
            bytes[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[at++] = (byte) rest;
        return at;
    }
}
