package dev.wirecord.explorer.input;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.schema.Versions;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds out what bytes are when nobody says: a request frame, nearly one, or something else altogether. */
public final class Recognizer {

    private static final int SIZE_PREFIX = Integer.BYTES;
    private static final int LONGEST_TO_TRY = 1 << 20;
    private static final int MOST_CANDIDATES = 5;

    private final CodecRegistry registry;
    private final Explainer explainer;

    /** Knows the messages of a registry. */
    public Recognizer(CodecRegistry registry) {
        this.registry = registry;
        this.explainer = new Explainer(registry);
    }

    /** What the bytes are, the first frame of them if they are several. */
    public Recognition recognize(byte[] bytes) {
        MessageTree request = explainer.request(ByteBuffer.wrap(bytes));
        if (request.isSound()) {
            return new Recognition("a request frame", request, List.of());
        }
        Optional<ForeignBytes> foreign = ForeignBytes.of(bytes);
        if (foreign.isPresent()) {
            ForeignBytes found = foreign.get();
            return new Recognition(found.name(), null, List.of(found.advice()));
        }
        MessageTree framed = explainer.request(withSizePrefix(bytes));
        if (framed.isSound()) {
            return new Recognition(
                    "a request without its size prefix",
                    framed,
                    List.of("It is shown with the prefix, which would be " + bytes.length + "."));
        }
        return new Recognition("a request frame", request, advice(bytes));
    }

    /** What may help with a frame that is not sound as what it was said to be. */
    public List<String> advice(byte[] bytes) {
        List<String> advice = new ArrayList<>();
        ForeignBytes.of(bytes).ifPresent(found -> advice.add("They look like " + found.name() + ". " + found.advice()));
        sizeAdvice(bytes).ifPresent(advice::add);
        List<String> responses = bytes.length <= LONGEST_TO_TRY ? responses(bytes) : List.of();
        if (!responses.isEmpty()) {
            advice.add("As a response they would be sound for " + list(responses)
                    + ": say which with --response --api NAME --version N.");
        }
        return advice;
    }

    private static Optional<String> sizeAdvice(byte[] bytes) {
        if (bytes.length < SIZE_PREFIX) {
            return Optional.of("A frame begins with four bytes for its size; there "
                    + (bytes.length == 1 ? "is" : "are") + " only " + bytes.length + ".");
        }
        long size = ByteBuffer.wrap(bytes).getInt();
        long there = bytes.length - SIZE_PREFIX;
        return size > there && size < LONGEST_TO_TRY * 100L
                ? Optional.of("The frame says that it has " + size + " bytes and " + there
                        + " are there: the rest was cut off, or came in a later packet.")
                : Optional.empty();
    }

    private static String list(List<String> names) {
        String first = names.stream().limit(MOST_CANDIDATES).collect(Collectors.joining(", "));
        return names.size() <= MOST_CANDIDATES ? first : first + " and others";
    }

    private List<String> responses(byte[] bytes) {
        List<String> names = new ArrayList<>();
        for (Api api : registry.apis()) {
            api.response()
                    .flatMap(entry -> soundVersions(bytes, api.apiKey(), entry.versions()))
                    .ifPresent(versions -> names.add(api.name() + " v" + versions));
        }
        return names;
    }

    private Optional<Versions> soundVersions(byte[] bytes, int apiKey, Versions versions) {
        Versions sound = Versions.NONE;
        for (int version = versions.lowest(); version <= versions.highest(); version++) {
            if (explainer.response(ByteBuffer.wrap(bytes), apiKey, version).isSound()) {
                sound = Versions.range(sound.isNone() ? version : sound.lowest(), version);
            }
        }
        return sound.isNone() ? Optional.empty() : Optional.of(sound);
    }

    private static ByteBuffer withSizePrefix(byte[] bytes) {
        return ByteBuffer.allocate(SIZE_PREFIX + bytes.length)
                .putInt(bytes.length)
                .put(bytes)
                .flip();
    }
}
