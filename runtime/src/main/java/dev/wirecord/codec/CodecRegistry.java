package dev.wirecord.codec;

import dev.wirecord.error.DuplicateCodecException;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageType;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * Finds codecs by API key and version, by record and by name. Codec classes are loaded when they are first looked up.
 * Immutable and safe for use by many threads; a program usually has one.
 */
public final class CodecRegistry {

    private final CodecFinder finder;

    // Made when a name is first looked up, which most programs never do.
    private volatile Map<String, List<CodecSlot>> byName;

    private CodecRegistry(CodecFinder finder) {
        this.finder = finder;
    }

    /**
     * Every codec on the class path or module path, as the thread's context class loader sees them.
     *
     * @throws DuplicateCodecException when two codecs claim one API key and type, or one record
     */
    public static CodecRegistry load() {
        return load(Thread.currentThread().getContextClassLoader());
    }

    /**
     * Every codec that {@code loader} sees.
     *
     * @param loader a class loader, or null for the system's
     * @throws DuplicateCodecException when two codecs claim one API key and type, or one record
     */
    public static CodecRegistry load(ClassLoader loader) {
        return new CodecRegistry(CodecFinder.of(ServiceLoader.load(CodecProvider.class, loader)));
    }

    /** A registry without codecs, to start {@link #with} from. */
    public static CodecRegistry of() {
        return of(new CodecProvider[0]);
    }

    /**
     * The codecs of the given providers and no others.
     *
     * @throws DuplicateCodecException when two codecs claim one API key and type, or one record
     */
    public static CodecRegistry of(CodecProvider... providers) {
        return new CodecRegistry(CodecFinder.of(List.of(providers)));
    }

    /**
     * The given codecs and no others.
     *
     * @throws DuplicateCodecException when two codecs claim one API key and type, or one record
     */
    public static CodecRegistry of(MessageCodec<?>... codecs) {
        return of(new FixedCodecs(List.of(codecs)));
    }

    /**
     * The codecs of this registry, with the given ones in the place of those that have their API key and type, or their
     * record. That is how a record of one's own takes over an API of Kafka's.
     *
     * @throws DuplicateCodecException when two of the given codecs claim one API key and type, or one record
     */
    public CodecRegistry with(MessageCodec<?>... codecs) {
        return new CodecRegistry(CodecFinder.of(of(codecs).finder.index().withUnclaimed(finder.index())));
    }

    /**
     * The codec of a request at one version.
     *
     * @throws UnknownApiException when the registry has no request of that key
     * @throws UnsupportedVersionException when the request does not have that version; the text names those it has
     */
    public VersionedCodec<?> request(int apiKey, int version) {
        return request(apiKey).at(version);
    }

    /**
     * The codec of a response at one version.
     *
     * @throws UnknownApiException when the registry has no response of that key
     * @throws UnsupportedVersionException when the response does not have that version; the text names those it has
     */
    public VersionedCodec<?> response(int apiKey, int version) {
        return response(apiKey).at(version);
    }

    /**
     * The codec of a request.
     *
     * @throws UnknownApiException when the registry has no request of that key
     */
    public MessageCodec<?> request(int apiKey) {
        return codec(MessageType.REQUEST, apiKey);
    }

    /**
     * The codec of a response.
     *
     * @throws UnknownApiException when the registry has no response of that key
     */
    public MessageCodec<?> response(int apiKey) {
        return codec(MessageType.RESPONSE, apiKey);
    }

    private MessageCodec<?> codec(MessageType type, int apiKey) {
        MessageCodec<?> codec = finder.codec(type, apiKey);
        if (codec == null) {
            throw LookupErrors.noMessage(type, apiKey);
        }
        return codec;
    }

    /**
     * What is known of a request or response without loading its codec.
     *
     * @throws UnknownApiException when the registry has no such message of that key
     */
    public CodecEntry entry(MessageType type, int apiKey) {
        CodecSlot slot = finder.index().find(type, apiKey);
        if (slot == null) {
            throw LookupErrors.noMessage(type, apiKey);
        }
        return slot.entry();
    }

    /**
     * The codec of a record.
     *
     * @throws UnknownApiException when the registry has no codec for it
     */
    @SuppressWarnings("unchecked") // guarded by the comparison of the codec's own record type
    public <T> MessageCodec<T> codec(Class<T> recordType) {
        MessageCodec<?> codec = finder.codec(recordType.getName());
        if (codec == null || codec.recordType() != recordType) {
            throw LookupErrors.noRecord(recordType);
        }
        return (MessageCodec<T>) codec;
    }

    /**
     * The codec of a message by its name in Kafka's schemas, such as {@code MetadataRequest}.
     *
     * @throws UnknownApiException when the registry has no message, or more than one, of that name
     */
    public MessageCodec<?> codec(String name) {
        List<CodecSlot> named = byName().getOrDefault(name, List.of());
        if (named.size() == 1) {
            return named.get(0).codec();
        }
        throw LookupErrors.notOneNamed(name, named);
    }

    private Map<String, List<CodecSlot>> byName() {
        Map<String, List<CodecSlot>> known = byName;
        if (known == null) {
            known = finder.index().all().stream()
                    .collect(Collectors.groupingBy(slot -> slot.entry().name()));
            byName = known;
        }
        return known;
    }

    /** The API of that key, or empty when the registry has neither its request nor its response. */
    public Optional<Api> api(int apiKey) {
        CodecSlot request = finder.index().find(MessageType.REQUEST, apiKey);
        CodecSlot response = finder.index().find(MessageType.RESPONSE, apiKey);
        return request == null && response == null ? Optional.empty() : Optional.of(Api.of(request, response));
    }

    /** All APIs, in ascending order of their keys. */
    public List<Api> apis() {
        return finder.index().all().stream()
                .map(CodecSlot::entry)
                .filter(entry -> entry.type() == MessageType.REQUEST || entry.type() == MessageType.RESPONSE)
                .map(CodecEntry::apiKey)
                .distinct()
                .sorted()
                .map(apiKey -> api(apiKey).orElseThrow())
                .toList();
    }

    /** Everything in the registry, messages without an API key included, ordered by the names of the records. */
    public List<CodecEntry> entries() {
        return finder.index().all().stream()
                .map(CodecSlot::entry)
                .sorted(Comparator.comparing(CodecEntry::recordName))
                .toList();
    }

    /**
     * Chooses a version of each API for a peer.
     *
     * @param advertised what the peer's ApiVersions response lists
     */
    public NegotiatedVersions negotiate(Iterable<ApiVersionRange> advertised) {
        return new NegotiatedVersions(this, advertised);
    }
}
