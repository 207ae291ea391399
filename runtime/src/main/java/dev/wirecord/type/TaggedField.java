package dev.wirecord.type;

import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * A tagged field whose meaning is unknown: its tag and its bytes as they came.
 *
 * @param tag the tag, 0 or above
 * @param data the bytes, read-only; equal data has equal bytes
 */
public record TaggedField(int tag, ByteBuffer data) {

    /** Refuses a negative tag. The bytes are not copied, and must not be changed while they are in use. */
    public TaggedField {
        if (tag < 0) {
            throw new IllegalArgumentException("a tag is 0 or above, not " + tag);
        }
        // A slice: nobody who holds the original can move the position that equality and writing start from.
        data = Objects.requireNonNull(data, "data").slice().asReadOnlyBuffer();
    }

    /** A field over {@code data}, which is copied. */
    public static TaggedField of(int tag, byte... data) {
        return new TaggedField(tag, ByteBuffer.wrap(data.clone()));
    }

    /** The bytes, as a view with a position of its own. */
    @Override
    public ByteBuffer data() {
        return data.duplicate();
    }
}
