package dev.wirecord.record;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * A header of a record (KIP-82): a name, which may occur more than once in a record, and bytes.
 *
 * @param key the name, never null
 * @param value the bytes, read-only and with a position of their own; null and empty differ
 */
public record RecordHeader(String key, ByteBuffer value) {

    /** Takes what remains in {@code value}, which is not copied and must not be changed while the header is in use. */
    public RecordHeader {
        Objects.requireNonNull(key, "key");
        value = value == null ? null : value.slice().asReadOnlyBuffer();
    }

    /** A header with those bytes, which are not copied; they may be null. */
    public static RecordHeader of(String key, byte[] value) {
        return new RecordHeader(key, value == null ? null : ByteBuffer.wrap(value));
    }

    /** A header with the UTF-8 of {@code value}, which may be null. */
    public static RecordHeader of(String key, String value) {
        return of(key, value == null ? null : value.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public ByteBuffer value() {
        return value == null ? null : value.duplicate();
    }
}
