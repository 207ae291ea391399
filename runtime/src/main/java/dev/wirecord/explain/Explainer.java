package dev.wirecord.explain;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import dev.wirecord.record.DecompressionLimits;
import dev.wirecord.schema.MessageSchema;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * Explains bytes: what they are as a message, part by part. Bytes that are no such message are explained as far as they
 * go; {@link MessageTree#failure} then says what is wrong, and the tree shows where. Memory follows the bytes that are
 * there, whatever they claim.
 *
 * <p>It works from schemas alone. Codecs, which work from records, read the same values from the same bytes and refuse
 * the same bytes for the same reason. Immutable and safe for use by many threads.
 */
public final class Explainer {

    private static final int API_VERSIONS = 18;

    /** 4 MiB: more records than anybody reads, since a node takes a hundred times the memory of a small record. */
    private static final DecompressionLimits DECOMPRESSION =
            new DecompressionLimits(4 * DecompressionLimits.FREE_BYTES, DecompressionLimits.DEFAULT.maxRatio());

    private final Settings settings;

    /** Explains messages of the registry as codecs read them: strictly and within the default limits. */
    public Explainer(CodecRegistry registry) {
        this(registry, ReadProfile.STRICT, ReadLimits.DEFAULT);
    }

    /** Explains messages of the registry as codecs read them with that profile and those limits. */
    public Explainer(CodecRegistry registry, ReadProfile profile, ReadLimits limits) {
        this(registry, profile, limits, DECOMPRESSION);
    }

    /**
     * Explains messages of the registry as codecs read them with that profile and those limits.
     *
     * @param decompression how much the compressed batches of one message may decompress to, all together; other
     *     explainers allow 4 MiB. A batch that goes beyond is shown as the compressed bytes, with an error
     */
    public Explainer(
            CodecRegistry registry, ReadProfile profile, ReadLimits limits, DecompressionLimits decompression) {
        this.settings = new Settings(
                Objects.requireNonNull(registry, "registry"),
                new KnownMessages(registry),
                Objects.requireNonNull(profile, "profile"),
                Objects.requireNonNull(limits, "limits"),
                Objects.requireNonNull(decompression, "decompression"));
    }

    /**
     * Explains a request with its size prefix, from the buffer's position, which stays where it is. Bytes behind the
     * frame are left alone.
     */
    public MessageTree request(ByteBuffer bytes) {
        return FrameExplanation.ofFrame(settings, bytes).request();
    }

    /**
     * Explains a response with its size prefix, from the buffer's position, which stays where it is. Bytes behind the
     * frame are left alone. An ApiVersions response that makes sense in version 0 alone is explained in that version
     * (KIP-511).
     *
     * @param apiKey the key of the request that is answered; a response does not say
     * @param version the version of the request that is answered
     * @throws UnknownApiException when the registry has no response of that key
     * @throws UnsupportedVersionException when the response does not have that version
     */
    public MessageTree response(ByteBuffer bytes, int apiKey, int version) {
        MessageTree tree = responseAt(bytes, apiKey, version);
        if (apiKey == API_VERSIONS && version > 0 && !tree.isSound()) {
            MessageTree fallback = responseAt(bytes, apiKey, 0);
            return fallback.isSound() ? fallback : tree;
        }
        return tree;
    }

    private MessageTree responseAt(ByteBuffer bytes, int apiKey, int version) {
        MessageSchema schema =
                settings.registry().response(apiKey, version).codec().schema();
        return FrameExplanation.ofFrame(settings, bytes).response(schema, version);
    }

    /**
     * Explains a body without size prefix and header: what remains in the buffer, whose position stays where it is.
     *
     * @throws UnsupportedVersionException when the message does not have that version
     */
    public MessageTree body(MessageSchema schema, int version, ByteBuffer bytes) {
        if (!schema.versions().contains(version)) {
            throw new UnsupportedVersionException(
                    schema.name() + " has versions " + schema.versions() + ", not " + version);
        }
        return FrameExplanation.ofAll(settings, bytes).body(schema, version);
    }

    /**
     * Explains a body without size prefix and header.
     *
     * @throws UnsupportedVersionException when the message does not have that version
     */
    public MessageTree body(MessageSchema schema, int version, byte[] bytes) {
        return body(schema, version, ByteBuffer.wrap(bytes));
    }
}
