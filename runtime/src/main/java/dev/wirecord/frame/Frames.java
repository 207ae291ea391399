package dev.wirecord.frame;

import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.InvalidValueException;
import dev.wirecord.error.KafkaCodecException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import dev.wirecord.schema.MessageType;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * Whole frames: an int32 size, the header, the body. Offsets in errors count from the size prefix. Immutable and safe
 * for use by many threads.
 */
public final class Frames {

    private static final int SIZE_PREFIX = Integer.BYTES;
    private static final int API_VERSIONS = 18;

    private final CodecRegistry registry;
    private final ReadProfile profile;
    private final ReadLimits limits;

    /** Frames of the registry's messages, read strictly and within the default limits. */
    public Frames(CodecRegistry registry) {
        this(registry, ReadProfile.STRICT, ReadLimits.DEFAULT);
    }

    /** Frames of the registry's messages, read as closely as {@code profile} says. */
    public Frames(CodecRegistry registry, ReadProfile profile, ReadLimits limits) {
        this.registry = Objects.requireNonNull(registry, "registry");
        this.profile = Objects.requireNonNull(profile, "profile");
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /**
     * A request as bytes.
     *
     * @param header says API key and version
     * @throws UnknownApiException when the registry has no such request
     * @throws UnsupportedVersionException when the request lacks the version, or the version cannot carry the values
     * @throws InvalidValueException when no version can carry the values
     * @throws IllegalArgumentException when the message is not that API's request
     */
    public byte[] encodeRequest(RequestHeader header, Object message) {
        ByteWriter out = new ByteWriter();
        writeRequest(out, header, message);
        return out.toByteArray();
    }

    /**
     * A request as buffers for one gathering write to a socket: bytes and records that are long are not copied, and must
     * not be changed until the buffers are written. {@link #writeRequest} does the same with a writer of the caller's,
     * which may be used again, where that is a {@link ByteWriter#gathering() gathering} one.
     *
     * @throws UnknownApiException as {@link #encodeRequest} does
     * @throws UnsupportedVersionException as {@link #encodeRequest} does
     * @throws InvalidValueException as {@link #encodeRequest} does
     * @throws IllegalArgumentException as {@link #encodeRequest} does
     */
    public ByteBuffer[] gatherRequest(RequestHeader header, Object message) {
        ByteWriter out = ByteWriter.gathering();
        writeRequest(out, header, message);
        return out.toByteBuffers();
    }

    /**
     * Appends a request; when it fails, the writer is left as it was.
     *
     * @throws UnknownApiException as {@link #encodeRequest} does
     * @throws UnsupportedVersionException as {@link #encodeRequest} does
     * @throws InvalidValueException as {@link #encodeRequest} does
     * @throws IllegalArgumentException as {@link #encodeRequest} does
     */
    public void writeRequest(ByteWriter out, RequestHeader header, Object message) {
        short version = header.requestApiVersion();
        MessageCodec<?> body = registry.request(header.requestApiKey());
        int headerVersion = HeaderVersions.request(body.apiKey(), version, body.flexible());
        writeFrame(out, RequestHeader.CODEC, header, headerVersion, body, message, version);
    }

    /**
     * A response as bytes.
     *
     * @throws UnknownApiException when the registry has no such response
     * @throws UnsupportedVersionException when the response lacks the version, or the version cannot carry the values
     * @throws InvalidValueException when no version can carry the values
     * @throws IllegalArgumentException when the message is not that API's response
     */
    public byte[] encodeResponse(int apiKey, int apiVersion, ResponseHeader header, Object message) {
        ByteWriter out = new ByteWriter();
        writeResponse(out, apiKey, apiVersion, header, message);
        return out.toByteArray();
    }

    /**
     * A response as buffers for one gathering write to a socket, as {@link #gatherRequest} makes them.
     *
     * @throws UnknownApiException as {@link #encodeResponse} does
     * @throws UnsupportedVersionException as {@link #encodeResponse} does
     * @throws InvalidValueException as {@link #encodeResponse} does
     * @throws IllegalArgumentException as {@link #encodeResponse} does
     */
    public ByteBuffer[] gatherResponse(int apiKey, int apiVersion, ResponseHeader header, Object message) {
        ByteWriter out = ByteWriter.gathering();
        writeResponse(out, apiKey, apiVersion, header, message);
        return out.toByteBuffers();
    }

    /**
     * Appends a response; when it fails, the writer is left as it was.
     *
     * @throws UnknownApiException as {@link #encodeResponse} does
     * @throws UnsupportedVersionException as {@link #encodeResponse} does
     * @throws InvalidValueException as {@link #encodeResponse} does
     * @throws IllegalArgumentException as {@link #encodeResponse} does
     */
    public void writeResponse(ByteWriter out, int apiKey, int apiVersion, ResponseHeader header, Object message) {
        MessageCodec<?> body = registry.response(apiKey);
        int headerVersion = HeaderVersions.response(apiKey, apiVersion, body.flexible());
        writeFrame(out, ResponseHeader.CODEC, header, headerVersion, body, message, apiVersion);
    }

    private static <H> void writeFrame(
            ByteWriter out,
            MessageCodec<H> headerCodec,
            H header,
            int headerVersion,
            MessageCodec<?> bodyCodec,
            Object body,
            int bodyVersion) {
        int start = out.position();
        try {
            out.writeInt32(0);
            headerCodec.write(out, header, headerVersion);
            writeBody(out, bodyCodec, body, bodyVersion);
            out.patchInt32(start, out.position() - start - SIZE_PREFIX);
        } catch (RuntimeException e) {
            out.truncate(start);
            throw e;
        }
    }

    private static <T> void writeBody(ByteWriter out, MessageCodec<T> codec, Object body, int version) {
        if (!codec.recordType().isInstance(body)) {
            throw new IllegalArgumentException(
                    codec.name() + " is a " + codec.recordType().getName() + ", not "
                            + (body == null ? "null" : "a " + body.getClass().getName()));
        }
        codec.write(out, codec.recordType().cast(body), version);
    }

    /**
     * Reads one request, all of whose bytes must be there, from the buffer's position, which moves behind the frame.
     *
     * @throws MalformedMessageException when the bytes are no such frame; the position stays
     * @throws UnknownApiException when the registry has no request of the header's key
     * @throws UnsupportedVersionException when the request does not have the header's version
     */
    public RequestFrame<?> decodeRequest(ByteBuffer bytes) {
        ByteReader in = openFrame(bytes);
        RequestHeader header = readRequestHeader(in);
        MessageCodec<?> codec = registry.request(header.requestApiKey());
        Object body = readBody(in, codec, header.requestApiVersion());
        moveBehindFrame(bytes, in);
        return new RequestFrame<>(header, body);
    }

    /**
     * Reads the header of a request and leaves the buffer's position where it is. The request's version may be one that
     * the registry does not have: that is how a server learns what to answer (KIP-511).
     *
     * @throws MalformedMessageException when the bytes are no such frame
     * @throws UnknownApiException when the registry has no request of the header's key
     */
    public RequestHeader decodeRequestHeader(ByteBuffer bytes) {
        return readRequestHeader(openFrame(bytes));
    }

    private RequestHeader readRequestHeader(ByteReader in) {
        ByteReader ahead = in.copy();
        int apiKey = ahead.readInt16();
        int apiVersion = ahead.readInt16();
        CodecEntry request = registry.entry(MessageType.REQUEST, apiKey);
        return RequestHeader.CODEC.read(in, HeaderVersions.request(apiKey, apiVersion, request.flexible()));
    }

    /**
     * Reads one response, all of whose bytes must be there, from the buffer's position, which moves behind the frame.
     *
     * @param apiKey the key of the request that is answered
     * @param apiVersion the version of the request that is answered
     * @throws MalformedMessageException when the bytes are no such frame; the position stays
     * @throws UnknownApiException when the registry has no response of that key
     * @throws UnsupportedVersionException when the response does not have that version
     */
    public ResponseFrame<?> decodeResponse(ByteBuffer bytes, int apiKey, int apiVersion) {
        ByteReader in = openFrame(bytes);
        MessageCodec<?> codec = registry.response(apiKey);
        ResponseHeader header =
                ResponseHeader.CODEC.read(in, HeaderVersions.response(apiKey, apiVersion, codec.flexible()));
        ResponseFrame<?> frame = readResponseBody(in, codec, header, apiVersion);
        moveBehindFrame(bytes, in);
        return frame;
    }

    /** Moves to the end of the frame that {@code in} was opened for, however far it has read. */
    private static void moveBehindFrame(ByteBuffer bytes, ByteReader in) {
        bytes.position(bytes.position() + in.offset() + in.remaining());
    }

    private static ResponseFrame<?> readResponseBody(
            ByteReader in, MessageCodec<?> codec, ResponseHeader header, int version) {
        ByteReader again = in.copy();
        try {
            return new ResponseFrame<>(header, version, readBody(in, codec, version));
        } catch (MalformedMessageException e) {
            if (codec.apiKey() == API_VERSIONS
                    && version > 0
                    && codec.versions().contains(0)) {
                return readApiVersionsFallback(again, codec, header, e);
            }
            throw e;
        }
    }

    /** A server that does not know the version of an ApiVersions request answers in version 0 (KIP-511). */
    private static ResponseFrame<?> readApiVersionsFallback(
            ByteReader in, MessageCodec<?> codec, ResponseHeader header, MalformedMessageException first) {
        try {
            return new ResponseFrame<>(header, 0, readBody(in, codec, 0));
        } catch (MalformedMessageException e) {
            throw first;
        }
    }

    private static <T> T readBody(ByteReader in, MessageCodec<T> codec, int version) {
        T body = codec.read(in, version);
        try {
            in.requireEnd();
        } catch (KafkaCodecException e) {
            throw e.in(codec.name(), version);
        }
        return body;
    }

    /** A reader that stands behind the size prefix and ends where the frame does. */
    private ByteReader openFrame(ByteBuffer bytes) {
        int present = bytes.remaining() - SIZE_PREFIX;
        if (present < 0) {
            throw new MalformedMessageException("expected the int32 size of a frame", 0, bytes.remaining());
        }
        // Asked of the buffer itself, in Kafka's byte order: a reader would copy a direct buffer with all frames in it.
        int size = bytes.duplicate().getInt(bytes.position());
        FrameDecoder.requireSize(size, limits, SIZE_PREFIX, present);
        if (size > present) {
            throw new MalformedMessageException("a frame of " + size + " bytes", SIZE_PREFIX, present);
        }
        return ByteReader.of(bytes.duplicate().limit(bytes.position() + SIZE_PREFIX + size), profile, limits)
                .skip(SIZE_PREFIX);
    }
}
