package dev.wirecord.explain;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.ScalarType;
import java.util.Locale;
import java.util.Map;

/** The words for headers, whose fields are known by other names than those of their schemas. */
final class HeaderWords implements Words {

    private static final String API_KEY = "request_api_key";

    private static final Map<String, String> REQUEST = Map.of(
            API_KEY,
            "numeric id of the API being invoked",
            "request_api_version",
            "version of the API being invoked",
            "correlation_id",
            "echoed back by the broker in the response",
            "client_id",
            "always a non-flexible int16-prefixed string");

    private static final Map<String, String> RESPONSE =
            Map.of("correlation_id", "matches the correlation_id of the request");

    private final CodecRegistry registry;
    private final Map<String, String> notes;

    private HeaderWords(CodecRegistry registry, Map<String, String> notes) {
        this.registry = registry;
        this.notes = notes;
    }

    static HeaderWords request(CodecRegistry registry) {
        return new HeaderWords(registry, REQUEST);
    }

    static HeaderWords response(CodecRegistry registry) {
        return new HeaderWords(registry, RESPONSE);
    }

    @Override
    public String name(FieldSchema field) {
        return field.name().replaceAll("(?<=[a-z])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
    }

    @Override
    public String note(FieldSchema field) {
        return notes.getOrDefault(name(field), "");
    }

    @Override
    public String meaning(FieldSchema field, Object value) {
        if (field.type() != ScalarType.INT16 || !name(field).equals(API_KEY)) {
            return "";
        }
        return registry.api((Short) value).map(Api::name).orElse("");
    }

    @Override
    public String place() {
        return "the header";
    }
}
