package dev.wirecord.processor;

import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static dev.wirecord.processor.fixture.Sources.source;

import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.RoundTrips;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No name that a record or a component can have clashes with one in generated code. */
class NamesTest {

    private static final List<String> LOCALS = List.of(
            "in",
            "out",
            "version",
            "message",
            "tag",
            "end",
            "i",
            "value",
            "size",
            "builder",
            "original",
            "build",
            "from",
            "start",
            "length",
            "elements",
            "array",
            "left",
            "at",
            "inValue",
            "index",
            "schema",
            "read",
            "write",
            "hasIn",
            // Words that are keywords in some places only.
            "record",
            "var",
            "yield",
            "sealed",
            "permits",
            "when",
            "module",
            "with",
            "to");

    private static final String MESSAGE = """
            package org.example;

            import dev.wirecord.annotation.KafkaField;
            import dev.wirecord.annotation.KafkaMessage;
            import dev.wirecord.annotation.MessageType;

            @KafkaMessage(type = MessageType.DATA, versions = "0-2", flexible = "1+")
            public record Outer(
                    @NAME@ one,
                    @KafkaField(versions = "1+") @NAME@ later,
                    @KafkaField(nullable = "0+") @NAME@ maybe,
                    @KafkaField(versions = "1+", tag = 0) java.util.List<@NAME@> many,
                    java.util.List<java.lang.Integer> numbers,
                    java.lang.String text,
                    java.util.UUID id) {

            """;

    private static final String STRUCT = """
            public record @NAME@(
                    java.lang.String name,
                    @dev.wirecord.annotation.KafkaField(versions = "1+", tag = 0) java.lang.String names,
                    @dev.wirecord.annotation.KafkaField(versions = "1+") int id) {}
            """;

    @Test
    void componentsNamedLikeWhatIsGenerated() {
        List<String> positional = new ArrayList<>();
        List<String> tagged = new ArrayList<>();
        for (String name : LOCALS) {
            positional.add("int " + name);
            tagged.add("@KafkaField(tagged = \"1+\", tag = " + tagged.size() + ", versions = \"0+\") String " + name);
        }
        RoundTrips.run(Compilations.compile(
                source("org.example.Positional", record("Positional", positional)),
                source("org.example.Tagged", record("Tagged", tagged))));
    }

    @Test
    void componentsOfElementsNamedLikeWhatIsGenerated() {
        List<String> components = new ArrayList<>();
        for (String name : LOCALS) {
            components.add("int " + name);
            components.add("@KafkaField(tagged = \"1+\", tag = " + components.size() / 2 + ") String " + name + "Text");
        }
        RoundTrips.run(Compilations.compile(
                source("org.example.Outer", """
                        @KafkaMessage(type = MessageType.DATA, versions = "0-1", flexible = "1+")
                        public record Outer(List<Element> elements) {}
                        """),
                source("org.example.Element", "public record Element(" + String.join(", ", components) + ") {}")));
    }

    @Test
    void keysNamedLikeWhatIsGenerated() {
        String keys =
                List.of("other", "order", "index", "elements", "element", "key", "of", "find", "compareTo").stream()
                        .map(name -> "@KafkaField(mapKey = true) int " + name)
                        .collect(Collectors.joining(", "));
        RoundTrips.run(Compilations.compile(
                source("org.example.Outer", """
                        @KafkaMessage(type = MessageType.DATA, versions = "0")
                        public record Outer(List<Key> keys) {}
                        """), source("org.example.Key", "public record Key(" + keys + ") {}")));
    }

    private static String record(String name, List<String> components) {
        return "@KafkaMessage(type = MessageType.DATA, versions = \"0-1\", flexible = \"1+\")\n" + "public record "
                + name + "(" + String.join(",\n", components) + ", TaggedFields unknown) {}";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // java.lang and java.util
                "Class",
                "Object",
                "String",
                "Integer",
                "Override",
                "SuppressWarnings",
                "Comparable",
                "Record",
                "List",
                "UUID",
                // the runtime
                "Versions",
                "ByteReader",
                "MessageCodec",
                "FieldSchema",
                "ArrayType",
                "Generated",
                "Schema",
                // parameters and locals, once the first letter is lowered
                "Start",
                "Array",
                "Elements",
                "Length",
                "I",
                "At",
                "Left",
                "In",
                "Out",
                "Version",
                "Message",
                "HasNames",
                "Default"
            })
    void structsNamedLikeWhatIsGenerated(String name) {
        String inArrays = MESSAGE.replaceAll(".* (one|later|maybe),\n", "");
        RoundTrips.run(Compilations.compile(
                forSourceString("org.example.Outer", (inArrays + STRUCT + "}\n").replace("@NAME@", name))));
        String nested = MESSAGE + STRUCT + "}\n";
        RoundTrips.run(Compilations.compile(forSourceString("org.example.Outer", nested.replace("@NAME@", name))));
        RoundTrips.run(Compilations.compile(
                forSourceString("org.example.Outer", (MESSAGE + "}\n").replace("@NAME@", name)),
                forSourceString("org.example." + name, ("package org.example;\n" + STRUCT).replace("@NAME@", name))));
    }
}
