package dev.wirecord.processor.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.Folders;
import dev.wirecord.processor.fixture.Sources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * One case of a rule, as its file has it: a comment that says what it is about, comments that say what comes of it, and
 * the schemas, or a Java source. The cases of a file are separated by empty lines.
 *
 * <p>What comes of it is {@code accepted}, or one line for each problem: its id and its place, after the word "warning"
 * where it is one. The place is the line in the file and the field that it describes, or the
 * offending text of the source.
 *
 * @param title what it is about
 * @param outcome the lines that say what comes of it
 * @param texts the schemas, or a Java source
 */
record RuleCase(String title, List<String> outcome, List<String> texts) {

    static final String ACCEPTED = "accepted";

    private static final String COMMENT = "// ";

    private static final Pattern IN_SCHEMA =
            Pattern.compile("(\\[\\w+] Rule\\d\\.json:\\d+(: (field|struct) [^:]*)?): .*");

    /** The cases in a file. */
    static List<RuleCase> in(Path file) {
        return Stream.of(Folders.text(file).split("\n\n")).map(RuleCase::of).toList();
    }

    private static RuleCase of(String text) {
        List<String> comments = text.lines()
                .takeWhile(line -> line.startsWith(COMMENT))
                .map(line -> line.substring(COMMENT.length()))
                .toList();
        String rest = String.join("\n", text.lines().skip(comments.size()).toList());
        // Each schema begins a line of its own, and nothing else does that with a brace.
        List<String> texts = List.of(rest.split("\n(?=\\{)"));
        return new RuleCase(comments.get(0), comments.subList(1, comments.size()), texts);
    }

    boolean isAccepted() {
        return outcome.equals(List.of(ACCEPTED));
    }

    /** Whether there are problems, all of them warnings. */
    boolean isWarned() {
        return !outcome.isEmpty() && outcome.stream().allMatch(line -> line.startsWith("warning "));
    }

    /** What a schema of the case has about a field of the message; empty where the case is a record. */
    Optional<JsonNode> field(String message, String name) {
        return texts.stream()
                .filter(text -> text.startsWith("{"))
                .map(RuleCase::json)
                .filter(schema -> schema.path("name").asText().equals(message))
                .flatMap(schema -> StreamSupport.stream(schema.path("fields").spliterator(), false))
                .filter(field -> field.path("name").asText().equals(name))
                .findFirst();
    }

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles the record, or the package of the schemas, which are put into the folder. */
    Compilation compile(Path folder) {
        if (!texts.get(0).startsWith("{")) {
            return Compilations.compile(List.of("-Xlint:all"), List.of(source()));
        }
        try {
            for (int i = 0; i < texts.size(); i++) {
                Files.writeString(folder.resolve("Rule" + (i + 1) + ".json"), texts.get(i));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        JavaFileObject schemas = JavaFileObjects.forSourceString(
                "org.example.package-info", "@dev.wirecord.annotation.KafkaSchemas package org.example;");
        return Compilations.compile(List.of("-Xlint:all", "-Awirecord.schemas=" + folder), List.of(schemas));
    }

    private JavaFileObject source() {
        return Sources.source("org.example.Rule", texts.get(0));
    }

    /** What the compiler said, in the form of the expected lines. */
    List<String> given(Compilation compilation) throws IOException {
        List<String> given = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> each : compilation.diagnostics()) {
            String kind = each.getKind() == Diagnostic.Kind.ERROR ? "" : "warning ";
            String message = each.getMessage(Locale.ROOT);
            Matcher inSchema = IN_SCHEMA.matcher(message);
            given.add(kind + (inSchema.matches() ? inSchema.group(1) : inSource(each, message)));
        }
        return given.stream().sorted().toList();
    }

    private static String inSource(Diagnostic<? extends JavaFileObject> each, String message) throws IOException {
        if (each.getSource() == null || !message.startsWith("[")) {
            return message;
        }
        CharSequence source = each.getSource().getCharContent(true);
        CharSequence offending = source.subSequence((int) each.getPosition(), (int) each.getEndPosition());
        return message.substring(0, message.indexOf(']') + 1) + " " + offending;
    }
}
