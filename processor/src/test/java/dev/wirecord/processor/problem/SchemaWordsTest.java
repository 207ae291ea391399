package dev.wirecord.processor.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems of schemas say what to write in a schema, and not in an annotation. */
class SchemaWordsTest {

    @TempDir
    private Path folder;

    private void assertProblems(String schema, String... expected) throws IOException {
        RuleCase rule = new RuleCase("", List.of(), List.of(schema));
        List<String> given = rule.compile(folder).diagnostics().stream()
                .map(each -> each.getMessage(Locale.ROOT))
                .toList();
        assertEquals(String.join("\n", expected), String.join("\n", given));
    }

    @Test
    void ofFields() throws IOException {
        assertProblems(
                """
                {
                  "type": "data", "name": "Rule", "validVersions": "0-4", "flexibleVersions": "2+",
                  "fields": [
                    {"name": "A-b", "type": "int32", "versions": "0+"},
                    {"name": "B", "type": "int32", "versions": "2+", "taggedVersions": "2+"},
                    {"name": "C", "type": "string", "versions": "0+", "default": "null"},
                    {"name": "D", "type": "int32", "versions": "0+", "default": "one"},
                    {"name": "E", "type": "int32", "versions": "0+",
                     "nullableVersions": "0+"},
                    {"name": "F", "type": "string", "versions": "0+", "entityType": "brokerId"},
                    {"name": "G", "type": "int32", "versions": "0+", "flexibleVersions": "none"},
                    {"name": "H", "type": "int32", "versions": "0+", "tag": 0, "taggedVersions": "1+"}
                  ]
                }
                """,
                "[FieldName] Rule1.json:4: field A-b: \"A-b\" is not a name that Kafka has for fields. "
                        + "Write `\"name\": \"AB\"`.",
                "[EntityType] Rule1.json:10: field F: `\"entityType\": \"brokerId\"` belongs on int32, "
                        + "and f is a String. Remove it.",
                "[FlexibleOverrideType] Rule1.json:11: field G: Only strings and bytes may override flexible, "
                        + "and g is an int. Remove `flexibleVersions`.",
                "[TagMissing] Rule1.json:5: field B: Tagged 2+ needs a tag, and none is given. Add `\"tag\": 1`.",
                "[TagBeforeFlexible] Rule1.json:12: field H: Tagged fields need flexible versions, which start at 2, "
                        + "but `taggedVersions` starts at 1. Write `\"taggedVersions\": \"2+\"` or remove the tag.",
                "[PrimitiveNullable] Rule1.json:9: field E: e is an int and cannot be null. "
                        + "Remove `nullableVersions`, or use a type that can be null.",
                "[DefaultNull] Rule1.json:6: field C: c is null by default in versions 0+, and nullable in none. "
                        + "Write `\"nullableVersions\": \"0+\"`.",
                "[DefaultUnreadable] Rule1.json:7: field D: \"one\" is no default for d: an int32 is a number from "
                        + "-2147483648 to 2147483647, decimal or 0x hex. Write one that is, or remove `default`.");
    }

    @Test
    void ofMessagesAndStructs() throws IOException {
        assertProblems(
                """
                {
                  "type": "request",
                  "name": "Rule", "validVersions": "0-4", "flexibleVersions": "none",
                  "fields": [
                    {"name": "A", "type": "Outer", "versions": "0-1", "fields": [
                      {"name": "B", "type": "Inner", "versions": "2+", "fields": []}]}
                  ]
                }
                """,
                "[ApiKeyMissing] Rule1.json:2: A message of type REQUEST has an API key, and none is given. "
                        + "Add `\"apiKey\": ` with its number.",
                "[RequestName] Rule1.json:3: \"Rule\" does not end in Request, and Kafka's requests do. "
                        + "Write `\"name\": \"RuleRequest\"`.",
                "[StructNever] Rule1.json:6: field A.B: b is in versions 2+, and the struct around it only in 0-1. "
                        + "Remove the field, or write \"0+\".");
    }
}
