package dev.wirecord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.HexFormat;

/** Bytes as hexadecimal digits, with spaces wherever they help the eye. */
public final class Hex {

    private Hex() {}

    /** The bytes that the parts spell, one after the other. */
    public static byte[] hex(String... parts) {
        return HexFormat.of().parseHex(String.join("", parts).replace(" ", ""));
    }

    /** A buffer over the bytes that the parts spell. */
    public static ByteBuffer hexBuffer(String... parts) {
        return ByteBuffer.wrap(hex(parts));
    }

    /** What remains in a buffer, whose position stays where it is. */
    public static byte[] bytesOf(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(buffer.position(), bytes);
        return bytes;
    }

    /** Compares bytes so that a difference shows as digits. */
    public static void assertHex(String expected, byte[] actual) {
        assertEquals(expected.replace(" ", ""), HexFormat.of().formatHex(actual));
    }
}
