package dev.wirecord.explorer.names;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The messages of a registry by what people type: an API's key or name, or a message's name, in any case. */
public final class MessageNames {

    private static final Pattern KEY = Pattern.compile("-?[0-9]{1,5}");

    private final CodecRegistry registry;

    /** The names of a registry's messages. */
    public MessageNames(CodecRegistry registry) {
        this.registry = registry;
    }

    /**
     * An API.
     *
     * @param text its key, its name, or the name of its request or response
     * @throws UnknownNameException when there is none
     */
    public Api api(String text) {
        return findApi(text)
                .or(() -> findEntry(text).filter(MessageNames::isOfApi).flatMap(entry -> registry.api(entry.apiKey())))
                .orElseThrow(() -> unknown("API", text, apiNames()));
    }

    /**
     * A message.
     *
     * @param text its name, or the key or name of its API
     * @param type request or response: which message of an API is meant
     * @throws UnknownNameException when there is none, or the API is retired
     */
    public MessageSchema message(String text, MessageType type) {
        Optional<CodecEntry> ofApi =
                findApi(text).flatMap(api -> type == MessageType.RESPONSE ? api.response() : api.request());
        return schema(ofApi.or(() -> findEntry(text)).orElseThrow(() -> unknown("API or message", text, allNames())));
    }

    /**
     * The request and the response of an API, or the one message of that name.
     *
     * @throws UnknownNameException when there is none, or the API is retired
     */
    public List<MessageSchema> messages(String text) {
        Optional<Api> api = findApi(text);
        Stream<CodecEntry> entries = api.isPresent()
                ? Stream.concat(api.get().request().stream(), api.get().response().stream())
                : Stream.of(findEntry(text).orElseThrow(() -> unknown("API or message", text, allNames())));
        return entries.map(this::schema).toList();
    }

    private MessageSchema schema(CodecEntry entry) {
        if (entry.versions().isNone()) {
            throw new UnknownNameException(entry.name() + " is retired: Kafka has no version of it any more");
        }
        return registry.codec(entry.name()).schema();
    }

    private Optional<Api> findApi(String text) {
        if (KEY.matcher(text).matches()) {
            return registry.api(Integer.parseInt(text));
        }
        return registry.apis().stream()
                .filter(api -> api.name().equalsIgnoreCase(text))
                .findFirst();
    }

    private Optional<CodecEntry> findEntry(String text) {
        return registry.entries().stream()
                .filter(entry -> entry.name().equalsIgnoreCase(text))
                .findFirst();
    }

    private static boolean isOfApi(CodecEntry entry) {
        return entry.type() == MessageType.REQUEST || entry.type() == MessageType.RESPONSE;
    }

    private List<String> apiNames() {
        return registry.apis().stream().map(Api::name).toList();
    }

    private List<String> allNames() {
        return Stream.concat(
                        apiNames().stream(),
                        registry.entries().stream()
                                .map(CodecEntry::name)
                                .filter(name -> !name.toLowerCase(Locale.ROOT).matches(".*(request|response)")))
                .toList();
    }

    private static UnknownNameException unknown(String what, String text, List<String> names) {
        boolean isKey = KEY.matcher(text).matches();
        String question = isKey ? "" : NearestNames.question(text, names);
        return new UnknownNameException((isKey ? "no API has the key " + text : "no " + what + " is named " + text)
                + (question.isEmpty() ? "; wirecord apis lists them" : "; " + question));
    }
}
