package dev.wirecord.record;

import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * The value of a {@code records} field: record batches back to back, as the bytes that came. Nothing is parsed and
 * nothing copied; the bytes are those of the message that was decoded, and must not be changed while they are in use.
 */
public final class Records {

    /** No batch at all. */
    public static final Records EMPTY = of(ByteBuffer.allocate(0));

    private final ByteBuffer buffer;

    private Records(ByteBuffer buffer) {
        this.buffer = buffer;
    }

    /** A view over what remains in {@code bytes}, whose position stays where it is. */
    public static Records of(ByteBuffer bytes) {
        return new Records(Objects.requireNonNull(bytes, "bytes").slice().asReadOnlyBuffer());
    }

    /** A view over {@code bytes}. */
    public static Records of(byte[] bytes) {
        return of(ByteBuffer.wrap(bytes));
    }

    /** The bytes, read-only, with a position of their own. */
    public ByteBuffer buffer() {
        return buffer.duplicate();
    }

    /** How many bytes the batches take. */
    public int sizeInBytes() {
        return buffer.remaining();
    }

    /** Whether there is no byte. */
    public boolean isEmpty() {
        return !buffer.hasRemaining();
    }

    /** Whether the bytes are the same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Records records && buffer.equals(records.buffer);
    }

    @Override
    public int hashCode() {
        return buffer.hashCode();
    }

    @Override
    public String toString() {
        return "Records[" + sizeInBytes() + " bytes]";
    }
}
