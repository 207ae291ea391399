package dev.wirecord.io;

/** Encodes strings that are not ASCII, right where their UTF-8 belongs. {@link Utf8Decoder} is the other direction. */
final class Utf8Encoder {

    /** The most bytes that a char takes; a pair of surrogates takes four. */
    static final int MAX_BYTES = 3;

    /** The most chars of which a compact length of one byte can always say how many bytes they take. */
    static final int SHORT = 42;

    private Utf8Encoder() {}

    /**
     * Puts a string where there is room for {@link #MAX_BYTES} a char, and returns the place behind it. An unpaired
     * surrogate becomes a question mark.
     */
    static int put(String value, byte[] bytes, int start) {
        int at = start;
        int length = value.length();
        for (int i = 0; i < length; i++) {
            char unit = value.charAt(i);
            if (unit < 0x80) {
                bytes[at++] = (byte) unit;
            } else if (unit < 0x800) {
                bytes[at] = (byte) (0xc0 | unit >> 6);
                bytes[at + 1] = continuation(unit);
                at += 2;
            } else if (!Character.isSurrogate(unit)) {
                bytes[at] = (byte) (0xe0 | unit >> 12);
                bytes[at + 1] = continuation(unit >> 6);
                bytes[at + 2] = continuation(unit);
                at += 3;
            } else if (isPair(value, i)) {
                putSupplementary(bytes, at, Character.toCodePoint(unit, value.charAt(++i)));
                at += 4;
            } else {
                bytes[at++] = '?';
            }
        }
        return at;
    }

    private static boolean isPair(String value, int index) {
        return Character.isHighSurrogate(value.charAt(index))
                && index + 1 < value.length()
                && Character.isLowSurrogate(value.charAt(index + 1));
    }

    private static void putSupplementary(byte[] bytes, int at, int codePoint) {
        bytes[at] = (byte) (0xf0 | codePoint >> 18);
        bytes[at + 1] = continuation(codePoint >> 12);
        bytes[at + 2] = continuation(codePoint >> 6);
        bytes[at + 3] = continuation(codePoint);
    }

    private static byte continuation(int bits) {
        return (byte) (0x80 | bits & 0x3f);
    }
}
