package dev.wirecord.explorer.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON as text. */
public final class JsonTexts {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private JsonTexts() {}

    /**
     * Reads one JSON value. A member that is there twice is an error, and so is anything behind the value.
     *
     * @throws JsonTextException when the text is no JSON; it has the line and column
     */
    public static JsonNode parse(String text) {
        try {
            JsonNode json = MAPPER.readTree(text);
            if (json.isMissingNode()) {
                throw new JsonTextException("there is no JSON, only an empty text", 1, 1);
            }
            return json;
        } catch (JsonProcessingException e) {
            throw JsonTextException.of(e);
        }
    }

    /** Writes JSON over several lines, indented by two spaces, without a line feed behind it. */
    public static String print(JsonNode json) {
        Separators separators = Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Spacing.AFTER)
                .withArrayEmptySeparator("")
                .withObjectEmptySeparator("");
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter(separators);
        printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
        try {
            return MAPPER.writer(printer).writeValueAsString(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of JSON nodes always has a text", e);
        }
    }
}
