package dev.wirecord.explorer.site;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What has pages of its own: an API, or a message that is neither request nor response.
 *
 * @param name the name of the API or the message, which the files are named after
 * @param apiKey the API key or record type id, or {@link MessageSchema#NO_API_KEY}
 * @param messages the schemas: request and response of an API, or the one message
 */
public record Subject(String name, int apiKey, List<MessageSchema> messages) {

    /** Copies the list of messages. */
    public Subject {
        messages = List.copyOf(messages);
    }

    /** The APIs that have versions, by key. */
    static List<Subject> apis(CodecRegistry registry) {
        List<Subject> apis = new ArrayList<>();
        for (Api api : registry.apis()) {
            if (isComplete(api)) {
                List<MessageSchema> messages = List.of(
                        registry.request(api.apiKey()).schema(),
                        registry.response(api.apiKey()).schema());
                apis.add(new Subject(api.name(), api.apiKey(), messages));
            }
        }
        return apis;
    }

    private static boolean isComplete(Api api) {
        return api.request().filter(Subject::hasVersions).isPresent()
                && api.response().filter(Subject::hasVersions).isPresent();
    }

    private static boolean hasVersions(CodecEntry entry) {
        return !entry.versions().isNone();
    }

    /** The messages that are neither requests nor responses, by name. */
    static List<Subject> others(CodecRegistry registry) {
        return registry.entries().stream()
                .filter(entry -> entry.type() != MessageType.REQUEST && entry.type() != MessageType.RESPONSE)
                .filter(Subject::hasVersions)
                .map(entry -> registry.codec(entry.name()).schema())
                .map(schema -> new Subject(schema.name(), schema.apiKey(), List.of(schema)))
                .sorted((a, b) -> a.name().compareTo(b.name()))
                .toList();
    }

    /** Whether it is an API, whose messages travel in frames. */
    public boolean isApi() {
        return messages.size() == 2;
    }

    /** The schema of the request, or of the one message. */
    public MessageSchema first() {
        return messages.get(0);
    }

    /** The versions that have a page. */
    public List<Integer> versions() {
        Versions versions = messages.stream().map(MessageSchema::versions).reduce(Versions.ALL, Versions::intersect);
        return IntStream.rangeClosed(versions.lowest(), versions.highest())
                .boxed()
                .toList();
    }

    /** The highest version. */
    public int latest() {
        return versions().get(versions().size() - 1);
    }

    /** The file that always shows the highest version. */
    public String file() {
        return name + ".html";
    }

    /** The file of one version. */
    public String file(int version) {
        return name + "-v" + version + ".html";
    }

    /** The file that compares versions. */
    public String comparison() {
        return name + "-versions.html";
    }
}
