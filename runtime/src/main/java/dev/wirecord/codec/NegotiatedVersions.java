package dev.wirecord.codec;

import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.Versions;
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
        Versions ours = registry.api(apiKey).map(NegotiatedVersions::usable).orElse(Versions.NONE);
        int highest = Math.min(theirs.highest(), ours.highest());
        return highest >= Math.max(theirs.lowest(), ours.lowest()) ? OptionalInt.of(highest) : OptionalInt.empty();
    }

    /** The versions in which the request can be sent and its response, if the registry has it, be read. */
    private static Versions usable(Api api) {
        Versions request = api.request().map(CodecEntry::versions).orElse(Versions.NONE);
        return request.intersect(api.response().map(CodecEntry::versions).orElse(Versions.ALL));
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
                .filter(api -> api.request().isPresent())
                .map(api -> "this registry has versions " + usable(api) + " of " + api.name())
                .orElse("this registry has no request for it");
        return "no common version of API key " + apiKey + ": the peer " + peer + ", " + own;
    }
}
