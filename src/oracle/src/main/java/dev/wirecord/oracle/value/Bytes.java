package dev.wirecord.oracle.value;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;

/** Bytes with the equality of a value: what fields of type bytes and records hold, and unknown tagged fields. */
public final class Bytes {

    /** No byte. */
    public static final Bytes EMPTY = new Bytes(new byte[0]);

    private final byte[] content;

    private Bytes(byte[] content) {
        this.content = content;
    }

    /** The given bytes, which are copied. */
    public static Bytes of(byte... content) {
        return new Bytes(content.clone());
    }

    /** What remains in {@code buffer}, whose position stays where it is. */
    public static Bytes of(ByteBuffer buffer) {
        byte[] content = new byte[buffer.remaining()];
        buffer.get(buffer.position(), content);
        return new Bytes(content);
    }

    /** How many bytes there are. */
    public int size() {
        return content.length;
    }

    /** A copy of the bytes. */
    public byte[] toArray() {
        return content.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes bytes && Arrays.equals(content, bytes.content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }

    /** The bytes in hexadecimal. */
    @Override
    public String toString() {
        return "0x" + HexFormat.of().formatHex(content);
    }
}
