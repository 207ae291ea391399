package dev.wirecord.codec;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.error.KafkaCodecException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import java.nio.ByteBuffer;

/**
 * A codec at one version: what most programs hold on to. Immutable and safe for use by many threads.
 *
 * @param <T> the record of the message
 */
public final class VersionedCodec<T> {

    private final MessageCodec<T> codec;
    private final int version;

    VersionedCodec(MessageCodec<T> codec, int version) {
        this.codec = codec;
        this.version = version;
    }

    /** The codec for all versions. */
    public MessageCodec<T> codec() {
        return codec;
    }

    /** The version that is read and written. */
    public int version() {
        return version;
    }

    /** Whether the version has compact lengths and tag sections. */
    public boolean isFlexible() {
        return codec.flexible().contains(version);
    }

    /**
     * The bytes of a message's body.
     *
     * @throws UnsupportedVersionException when this version cannot carry the message's values
     * @throws InvalidValueException when no version can carry them
     */
    public byte[] encode(T message) {
        ByteWriter out = new ByteWriter();
        codec.writeBody(out, message, version);
        return out.toByteArray();
    }

    /**
     * Appends a message's body. When it fails, the writer is left as it was.
     *
     * @throws UnsupportedVersionException when this version cannot carry the message's values
     * @throws InvalidValueException when no version can carry them
     */
    public void write(ByteWriter out, T message) {
        codec.writeBody(out, message, version);
    }

    /**
     * The message whose body is {@code bytes}, all of them. Byte and records components are slices of the array, which
     * must not be changed while they are in use.
     *
     * @throws MalformedMessageException when the bytes are no such body, or do not end with it
     */
    public T decode(byte[] bytes) {
        return decode(bytes, ReadProfile.STRICT, ReadLimits.DEFAULT);
    }

    /**
     * The message whose body is {@code bytes}, read as closely as {@code profile} says.
     *
     * @throws MalformedMessageException when the bytes are no such body, or, strictly read, do not end with it
     */
    public T decode(byte[] bytes, ReadProfile profile, ReadLimits limits) {
        ByteReader in = ByteReader.of(bytes, profile, limits);
        T message = codec.readBody(in, version);
        requireEnd(in);
        return message;
    }

    /**
     * Reads a body from the buffer's position, which moves behind it; where reading fails it stays. Byte and records
     * components are slices of the array behind the buffer, and of a copy for a buffer without one.
     *
     * @throws MalformedMessageException when the bytes are no such body
     */
    public T decode(ByteBuffer bytes) {
        ByteReader in = ByteReader.of(bytes);
        T message = codec.readBody(in, version);
        bytes.position(bytes.position() + in.offset());
        return message;
    }

    /**
     * Reads a body from where the reader stands to where the body ends.
     *
     * @throws MalformedMessageException when the bytes are no such body
     */
    public T read(ByteReader in) {
        return codec.readBody(in, version);
    }

    /**
     * How many bytes the body of a message takes; see {@link MessageCodec#size}.
     *
     * @throws UnsupportedVersionException when this version cannot carry the message's values
     * @throws InvalidValueException when no version can carry them
     */
    public int size(T message) {
        return codec.size(message, version);
    }

    private void requireEnd(ByteReader in) {
        try {
            in.requireEnd();
        } catch (RuntimeException e) {
            throw KafkaCodecException.in(e, codec.name(), version);
        }
    }

    /** The message's name and the version. */
    @Override
    public String toString() {
        return codec.name() + " v" + version;
    }
}
