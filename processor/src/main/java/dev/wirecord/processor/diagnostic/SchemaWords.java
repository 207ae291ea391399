package dev.wirecord.processor.diagnostic;

import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What a problem says, for whoever writes a schema: where an annotation has {@code nullable = "1+"}, the schema has {@code
 * "nullableVersions": "1+"}.
 */
final class SchemaWords {

    /** Those that have another name in schemas. */
    private static final Map<String, String> ATTRIBUTES = Map.of(
            "nullable", "nullableVersions",
            "flexible", "flexibleVersions",
            "tagged", "taggedVersions",
            "defaultValue", "default");

    private static final Map<String, String> PHRASES = Map.of(
            "Remove the component", "Remove the field",
            "the record around it", "the struct around it",
            ", or rename the record", "");

    /** An attribute between backticks, with its value or without one. */
    private static final Pattern ATTRIBUTE =
            Pattern.compile("`(?:@Kafka(?:Field|Struct)\\()?(\\w+)(?: = ([^`)]*))?\\)?`");

    private SchemaWords() {}

    /** The text with the attributes of schemas. */
    static String of(String text) {
        String phrased = text;
        for (Map.Entry<String, String> phrase : PHRASES.entrySet()) {
            phrased = phrased.replace(phrase.getKey(), phrase.getValue());
        }
        return ATTRIBUTE.matcher(phrased).replaceAll(SchemaWords::attribute);
    }

    private static String attribute(MatchResult written) {
        String name = ATTRIBUTES.getOrDefault(written.group(1), written.group(1));
        String value = written.group(2);
        String attribute = value == null ? name : "\"" + name + "\": " + value(value);
        return "`" + attribute.replace("$", "\\$") + "`";
    }

    /** A constant in the spelling of schemas: {@code GROUP_ID} is {@code "groupId"} there. */
    private static String value(String value) {
        if (!value.matches("[A-Z][A-Z_]*")) {
            return value;
        }
        String words = value.toLowerCase(Locale.ROOT);
        return "\""
                + Pattern.compile("_(.)")
                        .matcher(words)
                        .replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT)) + "\"";
    }
}
