package dev.wirecord.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.wirecord.processor.fixture.Sources.message;
import static dev.wirecord.processor.fixture.Sources.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.CompiledCode;
import dev.wirecord.processor.fixture.RoundTrips;
import dev.wirecord.processor.fixture.Workspace;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records in all places where Java allows them get codecs that compile and work, and the provider lists them. */
class CompilationTest {

    private static final String SERVICE = "META-INF/services/dev.wirecord.codec.CodecProvider";

    @Test
    void severalMessagesInOneFileAndInAClass() {
        JavaFileObject messages = source("org.example.Messages", """
                class Messages {
                    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0")
                    record AskRequest(String what) {}

                    static class Inner {
                        @KafkaMessage(apiKey = 900, type = MessageType.RESPONSE, versions = "0")
                        record Answer(String what) {}
                    }
                }

                @KafkaMessage(type = MessageType.DATA, versions = "0")
                record Beside(String what) {}
                """);
        // Javac warns of a class that is used outside of the file in which it stands beside another.
        Compilation compilation =
                Compilations.compile(List.of("-Xlint:all,-auxiliaryclass", "-Werror"), List.of(messages));
        RoundTrips.run(compilation);
        assertThat(compilation).generatedSourceFile("org.example.Messages_AskRequestCodec");
        assertThat(compilation).generatedSourceFile("org.example.Messages_Inner_AnswerCodec");
        assertThat(compilation).generatedSourceFile("org.example.BesideCodec");
    }

    @Test
    void aRecordOfAnotherPackageIsAStructAlsoWhenItIsAMessage() {
        RoundTrips.run(Compilations.compile(
                message("org.example.other.Shared", "int id, @KafkaField(ignorable = true) String name"),
                source("org.example.Outer", """
                        @KafkaMessage(type = MessageType.DATA, versions = "0-2", flexible = "2+")
                        public record Outer(org.example.other.Shared one, List<org.example.other.Shared> many) {}
                        """)));
    }

    @Test
    void aMessageThatOnlyItsPackageSees() {
        RoundTrips.run(Compilations.compile(
                source("org.example.Hidden", """
                        @KafkaMessage(type = MessageType.DATA, versions = "0")
                        record Hidden(Part part) {}
                        """), source("org.example.Part", "record Part(int id) {}")));
    }

    @Test
    void defaultsOfAllTexts() {
        RoundTrips.run(Compilations.compile(source("org.example.Texts", """
                @KafkaMessage(type = MessageType.DATA, versions = "0-1", flexible = "0+")
                public record Texts(
                    @KafkaField(versions = "1+", defaultValue = "two\\nlines \\"$L\\" \\\\u0041 */") String positional,
                    @KafkaField(tag = 0, defaultValue = "\\n") String tagged) {}
                """)));
    }

    @Test
    void deprecatedRecordsAndComponents() {
        RoundTrips.run(Compilations.compile(source("org.example.Outer", """
                @Deprecated
                @KafkaMessage(type = MessageType.DATA, versions = "0-1", flexible = "1+")
                public record Outer(@Deprecated int id, @Deprecated Part part, List<Part> parts) {
                    @Deprecated(forRemoval = true)
                    public record Part(@Deprecated(forRemoval = true) int id) {}
                }
                """)));
    }

    @Test
    void aPublicMessageWithAHiddenStruct() {
        RoundTrips.run(Compilations.compile(
                source("org.example.Outer", """
                        @KafkaMessage(type = MessageType.DATA, versions = "0")
                        public record Outer(Part part) {}
                        """),
                source("org.example.Part", "record Part(int id) {}"),
                message("org.example.Other", "int id")));
    }

    @Test
    void aMessageInTheDefaultPackage() {
        RoundTrips.run(Compilations.compile(message("Lonely", "int id")));
    }

    @Test
    void aMessageWithoutFields() {
        RoundTrips.run(Compilations.compile(message("org.example.Nothing", "")));
    }

    @Test
    void aStructOfAnotherModuleWorksAndKeepsTheBuilderThatItHas(@TempDir Path library, @TempDir Path program) {
        Workspace first = new Workspace(library);
        assertEquals("", first.compile(source("org.library.Shared", """
                        @KafkaStruct
                        public record Shared(int id, @KafkaField(versions = "1+", tag = 0) String name) {}
                        """)));
        assertEquals("[SharedBuilder.java]", first.generated());
        Workspace second = new Workspace(program).with(first);
        assertEquals("", second.compile(source("org.example.Outer", """
                        @KafkaMessage(type = MessageType.DATA, versions = "0-2", flexible = "1+")
                        public record Outer(org.library.Shared one, List<org.library.Shared> many) {}
                        """)));
        assertEquals("[OuterBuilder.java, OuterCodec.java, OuterCodecProvider.java]", second.generated());
        RoundTrips.run(CodecRegistry.load(second.classLoader()).codec("Outer"));
    }

    @Test
    void compilingAgainOverTheOldClassesGivesTheNewCodec(@TempDir Path classes) {
        Workspace workspace = new Workspace(classes);
        assertEquals("", workspace.compile(message("org.example.Growing", "int id")));
        assertEquals("", workspace.compile(message("org.example.Growing", "int id, String name, Part part"), part()));
        MessageCodec<?> codec = CodecRegistry.load(workspace.classLoader()).codec("Growing");
        assertEquals(3, codec.schema().fields().size());
        RoundTrips.run(codec);
    }

    private static JavaFileObject part() {
        return source("org.example.Part", "public record Part(int id) {}");
    }

    @Test
    void aWrongRecordGetsNothingAndTheRightOneBesideItItsCodec(@TempDir Path classes) {
        Workspace workspace = new Workspace(classes);
        String log = workspace.compile(
                message("org.example.Wrong", "Object any, Part part"), message("org.example.Right", "int id"), part());
        assertTrue(log.contains("[UnsupportedType]"), log);
        assertEquals("[RightBuilder.java, RightCodec.java]", workspace.generated());
    }

    @Test
    void theProviderListsTheMessagesAndTheServiceFileNamesIt() {
        Compilation compilation = Compilations.compile(
                message("org.example.b.Second", "int id"),
                source("org.example.b.NoMessage", "@KafkaStruct public record NoMessage(int id) {}"),
                message("org.example.a.First", "org.example.b.NoMessage part"));
        List<String> names = CompiledCode.of(compilation).codecs().stream()
                .map(MessageCodec::name)
                .toList();
        assertEquals(List.of("First", "Second"), names);
        assertThat(compilation)
                .generatedFile(StandardLocation.CLASS_OUTPUT, SERVICE)
                .contentsAsUtf8String()
                .isEqualTo("org.example.a.FirstCodecProvider\n");
    }

    @Test
    void theProviderOptionNamesTheProvider() {
        Compilation compilation = Compilations.compile(
                List.of("-Xlint:all", "-Werror", "-Awirecord.provider=com.acme.codecs"),
                List.of(message("org.example.First", "int id")));
        assertNotNull(CompiledCode.of(compilation).newInstance("com.acme.codecs"));
        assertThat(compilation)
                .generatedFile(StandardLocation.CLASS_OUTPUT, SERVICE)
                .contentsAsUtf8String()
                .isEqualTo("com.acme.codecs\n");
    }

    @Test
    void aCompilationWithoutMessagesHasNoProvider() {
        Compilation compilation = Compilations.compile(source(
                "org.example.Part", "@KafkaStruct public record Part(@KafkaField(versions = \"1+\") int id) {}"));
        assertThat(compilation).succeededWithoutWarnings();
        assertEquals(1, compilation.generatedSourceFiles().size());
    }
}
