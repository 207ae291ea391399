package dev.wirecord.record;

import dev.wirecord.io.BigEndian;

/**
 * What is before the key of a record whose numbers have one byte or two: length, attributes, time and offset. They are
 * joined to one number, the first in its lowest byte, and put at once, with a null key behind them in case there is none.
 */
final class RecordHead {

    private static final long NULL_KEY = 1;

    // Where time, offset and key are when each number has two bytes. The attributes are 0.
    private static final int TIME = 24;
    private static final int OFFSET = 40;
    private static final int KEY = 56;
    private static final int SIZE = KEY / Byte.SIZE;

    // In each of these numbers: what goes into its second byte, and the bit that says that there is one.
    private static final long SECOND_BYTES = 0x3f80L | 0x3f80L << TIME | 0x3f80L << OFFSET;
    private static final long CONTINUED = 0x80L | 0x80L << TIME | 0x80L << OFFSET;
    private static final long CONTINUED_AND_KEY = CONTINUED | NULL_KEY << KEY;

    private RecordHead() {}

    /**
     * Puts eight bytes, of which the last ones may be beyond the head.
     *
     * @param time {@link Zigzag#bits(int)} of the delta, at most 14
     * @param offset likewise
     * @param rest how many bytes the record has from its key on, so few that its length has at most 14 bits, too
     * @return the index of the key
     */
    static int put(byte[] target, int index, int time, int offset, int rest) {
        // The length counts what is behind it.
        int length = SIZE - Short.BYTES + rest << 1;
        if (hasOneByte(time) || hasOneByte(offset) || hasOneByte(length)) {
            return putShorter(target, index, time, offset, rest);
        }
        long numbers = length | (long) time << TIME | (long) offset << OFFSET;
        putReversed(target, index, numbers + (numbers & SECOND_BYTES) | CONTINUED_AND_KEY);
        return index + SIZE;
    }

    // Sizes come from questions, which the processor guesses right, and not from the bits, for which it would wait.
    private static int putShorter(byte[] target, int index, int time, int offset, int rest) {
        if (hasOneByte(time)) {
            return hasOneByte(offset)
                    ? put(target, index, time | offset << 8 | NULL_KEY << 16, 2, rest)
                    : put(target, index, time | twoBytes(offset) << 8 | NULL_KEY << 24, 3, rest);
        }
        return hasOneByte(offset)
                ? put(target, index, twoBytes(time) | offset << 16 | NULL_KEY << 24, 3, rest)
                : put(target, index, twoBytes(time) | twoBytes(offset) << 16 | NULL_KEY << 32, 4, rest);
    }

    private static int put(byte[] target, int index, long deltas, int size, int rest) {
        int length = 1 + size + rest << 1;
        if (hasOneByte(length)) {
            putReversed(target, index, deltas << 16 | length);
            return index + 2 + size;
        }
        putReversed(target, index, deltas << 24 | twoBytes(length));
        return index + 3 + size;
    }

    private static void putReversed(byte[] target, int index, long bytes) {
        BigEndian.putLong(target, index, Long.reverseBytes(bytes));
    }

    private static boolean hasOneByte(int bits) {
        return bits < 0x80;
    }

    // What is added are the upper bits: so they move up by one, past the bit that says that they follow.
    private static int twoBytes(int bits) {
        return bits + (bits & 0x3f80) | 0x80;
    }
}
