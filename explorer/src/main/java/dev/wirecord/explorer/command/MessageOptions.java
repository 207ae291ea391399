package dev.wirecord.explorer.command;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explorer.input.Recognition;
import dev.wirecord.explorer.input.Recognizer;
import dev.wirecord.explorer.names.MessageNames;
import dev.wirecord.io.BigEndian;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** What a command's bytes are: a request frame, which says what it is in, or what these options say. */
final class MessageOptions {

    private static final int SIZE_PREFIX = Integer.BYTES;

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = {"-r", "--response"},
            description = "The bytes are a response. It does not say of what: --api and --version do.")
    private boolean response;

    @Option(
            names = {"-b", "--body"},
            description = "The bytes are a body, without size prefix and header. --api and --version say of what.")
    private boolean body;

    @Option(
            names = {"-a", "--api"},
            paramLabel = "NAME|KEY",
            description = "The API of the response or body, or, with --body, the name of any message.")
    private String api;

    @Option(
            names = {"-v", "--version"},
            paramLabel = "N",
            description = "The version of the response or body.")
    private Integer version;

    /** What the bytes are; the first frame of them if they are several. */
    Recognition explain(CodecRegistry registry, byte[] bytes) {
        requireTogether();
        if (!response && !body) {
            return new Recognizer(registry).recognize(bytes);
        }
        return body ? body(registry, bytes) : response(registry, bytes);
    }

    /**
     * What the bytes from an offset on are. Of several sound frames it is the first, and has no hold on the others: there
     * may be many.
     */
    Recognition explainFirst(CodecRegistry registry, byte[] bytes, int offset) {
        long end = offset + SIZE_PREFIX + size(bytes, offset);
        if (isFramed() && end < bytes.length) {
            Recognition frame = explain(registry, Arrays.copyOfRange(bytes, offset, (int) end));
            if (frame.isSound()) {
                return frame;
            }
        }
        return explain(registry, Arrays.copyOfRange(bytes, offset, bytes.length));
    }

    /** The size that a frame says it has; where there is none, one that no array has. */
    private static long size(byte[] bytes, int offset) {
        return bytes.length - offset < SIZE_PREFIX
                ? Integer.MAX_VALUE
                : Integer.toUnsignedLong(BigEndian.getInt(bytes, offset));
    }

    /** Whether bytes behind a frame can be another one. */
    boolean isFramed() {
        return !body;
    }

    private void requireTogether() {
        boolean needed = response || body;
        if (needed && (api == null || version == null)) {
            throw new ParameterException(
                    spec.commandLine(), (body ? "--body" : "--response") + " needs --api NAME and --version N");
        }
        if (!needed && (api != null || version != null)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--api and --version go with --response or --body; a request frame says what it is itself");
        }
    }

    private Recognition body(CodecRegistry registry, byte[] bytes) {
        MessageType type = response ? MessageType.RESPONSE : MessageType.REQUEST;
        MessageSchema schema = new MessageNames(registry).message(api, type);
        MessageTree tree = new Explainer(registry).body(schema, version, ByteBuffer.wrap(bytes));
        return new Recognition("the body of " + schema.name() + " v" + version, tree, List.of());
    }

    private Recognition response(CodecRegistry registry, byte[] bytes) {
        Api found = new MessageNames(registry).api(api);
        Explainer explainer = new Explainer(registry);
        MessageTree tree = explainer.response(ByteBuffer.wrap(bytes), found.apiKey(), version);
        String name = "a response frame of " + found.name() + " v" + version;
        if (tree.isSound()) {
            return new Recognition(name, tree, List.of());
        }
        ByteBuffer framed = ByteBuffer.allocate(SIZE_PREFIX + bytes.length)
                .putInt(bytes.length)
                .put(bytes)
                .flip();
        if (explainer.response(framed, found.apiKey(), version).isSound()) {
            return new Recognition(
                    name, tree, List.of("Without its size prefix it would be sound: put four bytes before it."));
        }
        return new Recognition(name, tree, new Recognizer(registry).advice(bytes));
    }
}
