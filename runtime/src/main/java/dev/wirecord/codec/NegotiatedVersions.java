package dev.wirecord.codec;

import dev.wirecord.error.UnsupportedVersionException;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** The version to use for each API with one peer: the highest that both sides know, as Kafka's clients choose it. */
public final class NegotiatedVersions {

    private final CodecRegistry registry;
    private final Map<Integer, ApiVersionRange> served = new HashMap<>();

    NegotiatedVersions(CodecRegistry registry, Iterable<ApiVersionRange> advertised) {
        this.registry = registry;
        advertised.forEach(range -> served.put(range.apiKey(), range));
    }

    /** The highest version that both sides know, or empty when there is none. */
    public OptionalInt find(int apiKey) {
        ApiVersionRange theirs = served.get(apiKey);
        if (theirs == null) {
            return OptionalInt.empty();
        }
        Api ours = registry.api(apiKey).orElse(null);
        for (int version = theirs.highest(); ours != null && version >= Math.max(0, theirs.lowest()); version--) {
            if (knows(ours, version)) {
                return OptionalInt.of(version);
            }
        }
        return OptionalInt.empty();
    }

    private static boolean knows(Api api, int version) {
        return api.request()
                        .map(request -> request.versions().contains(version))
                        .orElse(false)
                && api.response()
                        .map(response -> response.versions().contains(version))
                        .orElse(true);
    }

    /**
     * The highest version that both sides know.
     *
     * @throws UnsupportedVersionException when there is none; the text names both ranges
     */
    public int get(int apiKey) {
        return find(apiKey).orElseThrow(() -> new UnsupportedVersionException(reason(apiKey)));
    }

    private String reason(int apiKey) {
        ApiVersionRange theirs = served.get(apiKey);
        String peer = theirs == null ? "does not serve it" : "serves " + theirs.lowest() + "-" + theirs.highest();
        String own = registry.api(apiKey)
                .flatMap(Api::request)
                .map(request -> request.name() + " has versions " + request.versions())
                .orElse("this registry has no request for it");
        return "no common version of API key " + apiKey + ": the peer " + peer + ", " + own;
    }
}
