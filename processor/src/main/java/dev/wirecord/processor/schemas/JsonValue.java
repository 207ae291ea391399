package dev.wirecord.processor.schemas;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value in a schema's JSON, and its line.
 *
 * @param kind the token that it begins with
 * @param line the line of the file that it begins on, from 1
 * @param text what was written, without quotes; for what is in brackets or braces only that it is
 * @param elements what is in brackets; otherwise empty
 * @param members what is in braces, by name and in order; otherwise empty
 */
record JsonValue(JsonToken kind, int line, String text, List<JsonValue> elements, Map<String, JsonValue> members) {

    private static final JsonFactory JSON =
            JsonFactory.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build();

    /**
     * Reads a file.
     *
     * @throws JsonParseException if it is no JSON, or not one value
     */
    static JsonValue read(String file) throws IOException {
        try (JsonParser parser = JSON.createParser(file)) {
            if (parser.nextToken() == null) {
                throw new JsonParseException(parser, "There is nothing in it");
            }
            JsonValue value = read(parser);
            if (parser.nextToken() != null) {
                throw new JsonParseException(parser, "Something follows the schema");
            }
            return value;
        }
    }

    private static JsonValue read(JsonParser parser) throws IOException {
        JsonToken kind = parser.currentToken();
        int line = parser.currentTokenLocation().getLineNr();
        return switch (kind) {
            case START_ARRAY -> new JsonValue(kind, line, "[...]", elements(parser), Map.of());
            case START_OBJECT -> new JsonValue(kind, line, "{...}", List.of(), members(parser));
            default -> new JsonValue(kind, line, parser.getText(), List.of(), Map.of());
        };
    }

    private static List<JsonValue> elements(JsonParser parser) throws IOException {
        List<JsonValue> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(read(parser));
        }
        return elements;
    }

    /** An attribute that is given twice is not refused: Kafka 3.9 has such schemas, and the last one counts. */
    private static Map<String, JsonValue> members(JsonParser parser) throws IOException {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            parser.nextToken();
            members.put(name, read(parser));
        }
        return members;
    }

    boolean isNull() {
        return kind == JsonToken.VALUE_NULL;
    }

    boolean isArray() {
        return kind == JsonToken.START_ARRAY;
    }

    /** Whether it is a text, a number or a flag. */
    boolean isScalar() {
        return kind.isScalarValue() && !isNull();
    }
}
