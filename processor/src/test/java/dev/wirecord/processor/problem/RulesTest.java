package dev.wirecord.processor.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.testing.compile.Compilation;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.processor.fixture.CompiledCode;
import dev.wirecord.processor.fixture.Folders;
import dev.wirecord.processor.fixture.RoundTrips;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.Versions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kafka's rules for schemas, one by one. Schemas that break a rule are refused with the problem and at the field that the
 * case names, and with no other; those that come near it compile to codecs that work.
 */
class RulesTest {

    /** Versions, flexible versions, tags, null, defaults, structs, keys, zero copy, entity types, messages. */
    private static final List<String> RULES = Stream.of(
                    numbered("V", 7),
                    numbered("F", 4),
                    numbered("T", 12),
                    numbered("N", 1),
                    numbered("D", 3),
                    numbered("S", 13),
                    numbered("K", 2),
                    numbered("Z", 1),
                    numbered("E", 1),
                    numbered("M", 3))
            .flatMap(rules -> rules)
            .sorted()
            .toList();

    @TempDir
    private Path folder;

    private static Stream<String> numbered(String letter, int count) {
        return Stream.iterate(1, number -> number + 1).limit(count).map(number -> letter + number);
    }

    @Test
    void everyRuleHasCases() {
        List<String> files = files().map(file -> file.getFileName().toString().replace(".txt", ""))
                .toList();
        assertEquals(RULES, files.stream().sorted().toList());
    }

    @TestFactory
    Stream<DynamicContainer> rules() {
        return files().map(file -> dynamicContainer(
                file.getFileName().toString(),
                RuleCase.in(file).stream().map(each -> dynamicTest(each.title(), () -> check(each)))));
    }

    private static Stream<Path> files() {
        return Folders.files(Path.of("src/test/resources/rules")).stream();
    }

    private void check(RuleCase rule) throws IOException {
        Compilation compilation = rule.compile(Files.createTempDirectory(folder, "schemas"));
        String given = String.join("\n", rule.given(compilation));
        List<String> expected = rule.outcome().stream().sorted().toList();
        assertEquals(String.join("\n", expected), given.isEmpty() ? RuleCase.ACCEPTED : given);
        if (rule.isAccepted() || rule.isWarned()) {
            List<MessageCodec<?>> codecs = CompiledCode.of(compilation).codecs();
            // A retired message has no codec.
            codecs.removeIf(Objects::isNull);
            codecs.forEach(RoundTrips::run);
            codecs.forEach(codec -> requireRanges(rule, codec.schema()));
        }
    }

    /** The record that is written in between has kept the ranges of the schema. */
    private static void requireRanges(RuleCase rule, MessageSchema given) {
        for (FieldSchema field : given.body().fields()) {
            rule.field(given.name(), field.name()).ifPresent(written -> {
                String tagged = written.path("taggedVersions").asText("none");
                assertEquals(range(written, "versions", tagged), field.versions());
                assertEquals(Versions.parse(tagged), field.tagged());
                assertEquals(range(written, "nullableVersions", "none"), field.nullable());
            });
        }
    }

    private static Versions range(JsonNode field, String attribute, String absent) {
        return Versions.parse(field.path(attribute).asText(absent).strip());
    }
}
