package dev.wirecord.explain;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.frame.HeaderVersions;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An API at one version in a few numbers.
 *
 * @param apiKey the API key
 * @param version the version that the header versions and sizes are of
 * @param flexible the flexible versions
 * @param requestHeader the version of the request header
 * @param responseHeader the version of the response header
 * @param requestVersions the versions of the request
 * @param responseVersions the versions of the response
 * @param requestSize how many bytes the {@link SmallestMessage smallest request} takes with its size prefix
 * @param responseSize how many bytes the smallest response takes with its size prefix
 */
public record ApiFacts(
        int apiKey,
        int version,
        Versions flexible,
        int requestHeader,
        int responseHeader,
        Versions requestVersions,
        Versions responseVersions,
        int requestSize,
        int responseSize) {

    /**
     * One of the facts in words.
     *
     * @param name what it is
     * @param value how it is
     */
    public record Fact(String name, String value) {}

    /**
     * The facts of an API that has both request and response.
     *
     * @throws UnknownApiException when the registry lacks one of them
     * @throws UnsupportedVersionException when one of them does not have that version
     */
    public static ApiFacts of(CodecRegistry registry, int apiKey, int version) {
        MessageSchema request = registry.request(apiKey, version).codec().schema();
        MessageSchema response = registry.response(apiKey, version).codec().schema();
        return new ApiFacts(
                apiKey,
                version,
                request.flexible(),
                HeaderVersions.request(apiKey, version, request.flexible()),
                HeaderVersions.response(apiKey, version, response.flexible()),
                request.versions(),
                response.versions(),
                SmallestMessage.request(registry, apiKey, version).length,
                SmallestMessage.response(registry, apiKey, version).length);
    }

    /** The facts in words, in the order in which they are read. */
    public List<Fact> facts() {
        return List.of(
                new Fact("API key", String.valueOf(apiKey)),
                new Fact("Encoded at", "v" + version),
                new Fact("Flexible versions", flexible.toString()),
                new Fact("Headers", "req v" + requestHeader + ", resp v" + responseHeader),
                new Fact("Request versions", requestVersions.toString()),
                new Fact("Response versions", responseVersions.toString()),
                new Fact("Request size", requestSize + " bytes"),
                new Fact("Response size", responseSize + " bytes"));
    }

    /** The facts as text: a line for the name of each, and a line for its value. */
    public String toText() {
        return facts().stream()
                .map(fact -> fact.name() + "\n" + fact.value() + "\n")
                .collect(Collectors.joining());
    }
}
