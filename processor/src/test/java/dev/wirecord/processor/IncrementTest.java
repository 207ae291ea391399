package dev.wirecord.processor;

import static dev.wirecord.processor.fixture.Sources.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.Folders;
import dev.wirecord.processor.fixture.Origins;
import dev.wirecord.processor.fixture.Workspace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a build tool does between two compilations, and what it is told so that it can do less. */
class IncrementTest {

    private static final Path DECLARED =
            Path.of("src/main/resources/META-INF/gradle/incremental.annotation.processors");

    @TempDir
    Path classes;

    private static JavaFileObject request(String name, int apiKey) {
        return source("org.example." + name, """
                @KafkaMessage(apiKey = %d, type = MessageType.REQUEST, versions = "0")
                public record %s(int id) {}
                """.formatted(apiKey, name));
    }

    private String compile(JavaFileObject... sources) {
        Workspace workspace = new Workspace(classes);
        assertEquals("", workspace.compile(sources));
        return CodecRegistry.load(workspace.classLoader()).entries().stream()
                .map(CodecEntry::name)
                .toList()
                .toString();
    }

    @Test
    void compilingTheSameTwice() {
        assertEquals("[FirstRequest, SecondRequest]", compile(request("FirstRequest", 1), request("SecondRequest", 2)));
        assertEquals("[FirstRequest, SecondRequest]", compile(request("FirstRequest", 1), request("SecondRequest", 2)));
    }

    @Test
    void renamingTheMessageThatNamesTheProvider() {
        compile(request("FirstRequest", 1), request("SecondRequest", 2));
        // Not one message stays under its old name, although the old classes are still in the folder.
        assertTrue(Files.exists(classes.resolve("org/example/FirstRequestCodecProvider.class")));
        assertEquals("[SecondRequest, ThirdRequest]", compile(request("ThirdRequest", 1), request("SecondRequest", 2)));
    }

    @Test
    void deletingAMessage() {
        compile(request("FirstRequest", 1), request("SecondRequest", 2));
        assertEquals("[FirstRequest]", compile(request("FirstRequest", 1)));
    }

    @Test
    void addingAMessageThatNamesTheProvider() {
        compile(request("SecondRequest", 2));
        assertEquals("[FirstRequest, SecondRequest]", compile(request("FirstRequest", 1), request("SecondRequest", 2)));
    }

    @Test
    void aMessageThatIsNoneAnyMore() {
        compile(request("FirstRequest", 1), request("SecondRequest", 2));
        assertEquals(
                "[SecondRequest]",
                compile(
                        source("org.example.FirstRequest", "public record FirstRequest(int id) {}"),
                        request("SecondRequest", 2)));
    }

    /** Gradle's words: an isolating processor has exactly one originating element for each file that it makes. */
    @Test
    void theIncrementalProcessorsAreTrueToTheirKinds() {
        Map<String, Origins> watched = new TreeMap<>();
        List<Processor> processors = new ArrayList<>();
        for (Processor processor : Compilations.processors()) {
            Origins origins = new Origins(processor);
            watched.put(origins.processorName(), origins);
            processors.add(origins);
        }
        JavaFileObject messages = source("org.example.Outer", """
                public interface Outer {
                    @KafkaMessage(apiKey = 1, type = MessageType.REQUEST, versions = "0")
                    record InnerRequest(List<Part> parts, List<Shared> shared) {}

                    record Part(@KafkaField(mapKey = true) int id) {}
                }
                """);
        JavaFileObject shared =
                source("org.example.Shared", "public record Shared(@KafkaField(mapKey = true) String key) {}");
        Compilation compilation = Compiler.javac()
                .withProcessors(processors)
                .withClasspath(Compilations.classPath())
                .compile(messages, shared, request("OtherRequest", 2));
        assertEquals(Compilation.Status.SUCCESS, compilation.status());

        assertEquals(watched.keySet(), kinds().keySet());
        watched.forEach((name, origins) -> origins.files().forEach((file, from) -> {
            if (kinds().get(name).equals("isolating")) {
                assertEquals(1, from.size(), file + " is made from " + from);
            }
        }));
        assertEquals(
                Map.of(
                        "org.example.Outer_InnerRequestCodec", Set.of("org.example.Outer"),
                        "org.example.Outer_InnerRequestBuilder", Set.of("org.example.Outer"),
                        "org.example.Outer_PartBuilder", Set.of("org.example.Outer"),
                        "org.example.Outer_PartIndex", Set.of("org.example.Outer"),
                        "org.example.SharedBuilder", Set.of("org.example.Shared"),
                        "org.example.SharedIndex", Set.of("org.example.Shared"),
                        "org.example.OtherRequestCodec", Set.of("org.example.OtherRequest"),
                        "org.example.OtherRequestBuilder", Set.of("org.example.OtherRequest")),
                watched.get(CodecProcessor.class.getName()).files());
        Set<String> all = Set.of("org.example.Outer", "org.example.OtherRequest");
        assertEquals(
                Map.of(
                        "org.example.OtherRequestCodecProvider", all,
                        "META-INF/services/dev.wirecord.codec.CodecProvider", all),
                watched.get(ProviderProcessor.class.getName()).files());
    }

    private static Map<String, String> kinds() {
        Map<String, String> kinds = new TreeMap<>();
        Folders.text(DECLARED).lines().forEach(line -> kinds.put(line.split(",")[0], line.split(",")[1]));
        return kinds;
    }
}
