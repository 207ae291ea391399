package dev.wirecord.io;

/** Sizes of base-128 numbers. */
public final class Varints {

    private Varints() {}

    /** How many bytes {@code value}, taken as unsigned, has as an unsigned varint: 1 to 5. */
    public static int sizeOf(int value) {
        // Every byte carries seven bits; zero still takes one.
        return (Integer.SIZE - Integer.numberOfLeadingZeros(value | 1) + 6) / 7;
    }
}
