package dev.wirecord.codec;

import dev.wirecord.error.DuplicateCodecException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageType;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the codecs of a registry. The first look-ups among those of one generated provider search its lines, which a
 * program that starts has done before tables of hundreds of codecs are made; the tables are made for a program that goes
 * on.
 */
final class CodecFinder {

    // About as many searches take the time of the tables.
    private static final int FEW_SEARCHES = 8;

    // The only provider, or null where there is another or its entries are not lines.
    private final CodecProvider provider;
    private final CodecEntries lines;

    private volatile CodecIndex index;

    // Unguarded on purpose: the worst a race does is to search once more.
    private int searches;

    private CodecFinder(CodecProvider provider, CodecEntries lines, CodecIndex index) {
        this.provider = provider;
        this.lines = lines;
        this.index = index;
    }

    /**
     * Finds the codecs of the given providers.
     *
     * @throws DuplicateCodecException when two codecs claim one API key and type, or one record
     */
    static CodecFinder of(Iterable<CodecProvider> providers) {
        List<CodecProvider> all = new ArrayList<>();
        // A loop rather than a lambda, whose first use costs a starting program more than all the rest.
        for (CodecProvider provider : providers) {
            all.add(provider);
        }
        // No two entries of a generated provider are of one record or key: the processor has seen to that.
        return all.size() == 1 && all.get(0).entries() instanceof CodecEntries lines
                ? new CodecFinder(all.get(0), lines, null)
                : of(CodecIndex.of(all));
    }

    /** Finds codecs in tables. */
    static CodecFinder of(CodecIndex index) {
        return new CodecFinder(null, null, index);
    }

    /**
     * The codec of the request or response of that key, or null.
     *
     * @throws UnsupportedVersionException when the API is retired
     */
    MessageCodec<?> codec(MessageType type, int apiKey) {
        if (index == null && maySearch()) {
            return codecAt(lines.indexOf(type, apiKey));
        }
        CodecSlot slot = index().find(type, apiKey);
        return slot == null ? null : slot.codec();
    }

    /**
     * The codec of the record of that binary name, or null.
     *
     * @throws UnsupportedVersionException when the API is retired
     */
    MessageCodec<?> codec(String recordName) {
        if (index == null && maySearch()) {
            return codecAt(lines.indexOf(recordName));
        }
        CodecSlot slot = index().find(recordName);
        return slot == null ? null : slot.codec();
    }

    private boolean maySearch() {
        return searches++ < FEW_SEARCHES;
    }

    private MessageCodec<?> codecAt(int line) {
        MessageCodec<?> codec = line < 0 ? null : provider.codec(line);
        if (line >= 0 && codec == null) {
            throw LookupErrors.retired(lines.get(line));
        }
        return codec;
    }

    /** The tables of all codecs. */
    CodecIndex index() {
        CodecIndex known = index;
        if (known == null) {
            known = CodecIndex.of(List.of(provider));
            index = known;
        }
        return known;
    }
}
