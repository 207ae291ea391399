package dev.wirecord.explain;

import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.frame.HeaderVersions;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.Versions;
import java.nio.ByteBuffer;
import java.util.Optional;

/** The explanation of one frame or body: what surrounds the parts that schemas describe. */
final class FrameExplanation {

    private static final int SIZE_PREFIX = Integer.BYTES;

    private final CodecRegistry registry;
    private final ReadLimits limits;
    private final ByteBuffer bytes;
    private final ByteReader in;
    private final TreeBuilder tree;
    private OpenNode message;

    private FrameExplanation(Settings settings, ByteBuffer bytes) {
        this.registry = settings.registry();
        this.limits = settings.limits();
        this.bytes = bytes;
        this.in = ByteReader.of(bytes, settings.profile(), limits);
        this.tree = new TreeBuilder(new Insides(settings, new DecompressionBudget(settings.decompression()), bytes));
    }

    /** The explanation of all that remains in a buffer. */
    static FrameExplanation ofAll(Settings settings, ByteBuffer bytes) {
        return new FrameExplanation(settings, overArray(bytes));
    }

    /** The bytes where many readers can share them. */
    private static ByteBuffer overArray(ByteBuffer bytes) {
        if (bytes.hasArray()) {
            return bytes.slice();
        }
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(bytes.position(), copy);
        return ByteBuffer.wrap(copy);
    }

    /** The explanation of the frame at a buffer's position, as long as its size prefix says, or of all if that is wrong. */
    static FrameExplanation ofFrame(Settings settings, ByteBuffer bytes) {
        ByteBuffer slice = bytes.slice();
        if (slice.limit() >= SIZE_PREFIX) {
            int size = slice.getInt(0);
            if (size >= 0 && size <= slice.limit() - SIZE_PREFIX) {
                slice.limit(SIZE_PREFIX + size);
            }
        }
        return ofAll(settings, slice);
    }

    MessageTree request() {
        Optional<CodecEntry> entry = peek(SIZE_PREFIX).flatMap(this::requestOf);
        String name = entry.map(CodecEntry::name).orElse("Request");
        int version = peek(SIZE_PREFIX + Short.BYTES).orElse((short) 0);
        begin(name, version);
        MessageSchema schema = entry.filter(found -> found.versions().contains(version))
                .map(found -> registry.request(found.apiKey()).schema())
                .orElse(null);
        try {
            Failure size = frame();
            int headerVersion = entry.map(found -> HeaderVersions.request(found.apiKey(), version, found.flexible()))
                    .orElse(1);
            header("request", RequestHeader.CODEC.schema(), headerVersion, HeaderWords.request(registry));
            requireKnown(entry, version);
            message(schema, version);
            tree.remember(size);
        } catch (MalformedMessageException e) {
            fail(e);
        }
        return end(schema, version);
    }

    private Optional<Short> peek(int offset) {
        return bytes.limit() < offset + Short.BYTES ? Optional.empty() : Optional.of(bytes.getShort(offset));
    }

    private Optional<CodecEntry> requestOf(int apiKey) {
        try {
            return Optional.of(registry.entry(MessageType.REQUEST, apiKey));
        } catch (UnknownApiException e) {
            return Optional.empty();
        }
    }

    private void requireKnown(Optional<CodecEntry> entry, int version) {
        if (entry.isEmpty()) {
            throw in.malformed("a request with API key " + bytes.getShort(SIZE_PREFIX) + ", which nobody knows");
        }
        Versions versions = entry.get().versions();
        if (!versions.contains(version)) {
            throw in.malformed("version " + version + " of " + entry.get().name() + ", which has versions " + versions);
        }
    }

    MessageTree response(MessageSchema schema, int version) {
        begin(schema.name(), version);
        try {
            Failure size = frame();
            int headerVersion = HeaderVersions.response(schema.apiKey(), version, schema.flexible());
            header("response", ResponseHeader.CODEC.schema(), headerVersion, HeaderWords.response(registry));
            message(schema, version);
            tree.remember(size);
        } catch (MalformedMessageException e) {
            fail(e);
        }
        return end(schema, version);
    }

    MessageTree body(MessageSchema schema, int version) {
        begin(schema.name(), version);
        try {
            message(schema, version);
        } catch (MalformedMessageException e) {
            fail(e);
        }
        return end(schema, version);
    }

    private void begin(String name, int version) {
        message = tree.section(NodeKind.MESSAGE, name, "message v" + version, "", 0);
    }

    private void fail(MalformedMessageException error) {
        tree.remember(tree.fail(message, error, bytes.limit()));
    }

    private MessageTree end(MessageSchema schema, int version) {
        tree.end(bytes.limit());
        return new MessageTree(tree.root(), bytes, schema, version, tree.failure());
    }

    /** The size prefix; what is wrong with it is returned, since the bytes that are there tell more. */
    private Failure frame() {
        tree.section(NodeKind.FRAME, "Frame", "", "length-delimited framing", in.offset());
        tree.section(
                NodeKind.SIZE, "size", "int32", "number of bytes that follow, patched after encoding", in.offset());
        int size = in.readInt32();
        if (size < 0) {
            throw in.malformed("a frame of the negative size " + size);
        }
        if (size > limits.maxFrameBytes()) {
            throw in.malformed("a frame of " + size + " bytes, more than the limit of " + limits.maxFrameBytes());
        }
        tree.value(size, LengthPrefix.NONE, size);
        Failure failure = size > in.remaining() ? tree.mark(in.malformed("a frame of " + size + " bytes")) : null;
        tree.end(in.offset());
        tree.end(in.offset());
        return failure;
    }

    private void header(String kind, MessageSchema header, int headerVersion, Words words) {
        tree.use(words);
        tree.section(NodeKind.HEADER, header.name(), "v" + headerVersion, "common " + kind + " header", in.offset());
        new SchemaWalk(header, headerVersion, in, tree).run();
        tree.end(in.offset());
        tree.use(Words.BODY);
    }

    private void message(MessageSchema schema, int version) {
        tree.section(NodeKind.BODY, schema.name(), "struct", "message body, version " + version, in.offset());
        new SchemaWalk(schema, version, in, tree).run();
        tree.end(in.offset());
        in.requireEnd();
        if (in.remaining() > 0) {
            tree.section(NodeKind.DATA, "rest", "bytes", "bytes behind the message", in.offset());
            tree.value(bytes.slice(in.offset(), in.remaining()), LengthPrefix.NONE, 0);
            tree.end(bytes.limit());
        }
    }
}
