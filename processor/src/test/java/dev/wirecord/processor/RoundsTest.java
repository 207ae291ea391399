package dev.wirecord.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.wirecord.processor.fixture.Sources.message;
import static dev.wirecord.processor.fixture.Sources.source;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.CompiledCode;
import dev.wirecord.processor.fixture.RoundTrips;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

/** What other processors write in the same compilation is waited for. */
class RoundsTest {

    private record Written(String name, String text) {}

    /** Writes one class in each round, as long as there are any. */
    private static final class Writing extends AbstractProcessor {

        private final Iterator<Written> classes;

        Writing(List<Written> classes) {
            this.classes = classes.iterator();
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (classes.hasNext()) {
                Written next = classes.next();
                try (Writer file =
                        processingEnv.getFiler().createSourceFile(next.name()).openWriter()) {
                    file.write(next.text());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }

    private static Processor writing(Written... classes) {
        return new Writing(List.of(classes));
    }

    private static Written struct(String name) {
        return new Written("org.example." + name, "package org.example;\n\npublic record " + name + "(int id) {}\n");
    }

    private static Compilation compile(Processor other, JavaFileObject... sources) {
        return Compilations.compiler(List.of(other))
                .withOptions(Compilations.STRICT)
                .compile(sources);
    }

    private static List<String> codecs(Compilation compilation) {
        return CompiledCode.of(compilation).codecs().stream()
                .map(MessageCodec::name)
                .toList();
    }

    @Test
    void aComponentWhoseTypeComesWithTheNextRound() {
        Compilation compilation = compile(
                writing(struct("Part")),
                message("org.example.Waiting", "Part part, List<Part> parts"),
                message("org.example.Ready", "int id"));
        RoundTrips.run(compilation);
        assertEquals(List.of("Ready", "Waiting"), codecs(compilation));
        assertThat(compilation).generatedSourceFile("org.example.PartBuilder");
    }

    @Test
    void aStructOfAStructWhoseTypeComesTwoRoundsLater() {
        Compilation compilation = compile(
                writing(struct("Unrelated"), struct("Part")),
                source("org.example.Middle", "@KafkaStruct public record Middle(Part part) {}"),
                message("org.example.Waiting", "Middle middle"));
        RoundTrips.run(compilation);
        assertEquals(List.of("Waiting"), codecs(compilation));
    }

    @Test
    void aStructOfNoMessageWhoseTypeComesWithTheNextRound() {
        Compilation compilation = compile(
                writing(struct("Part")),
                source("org.example.Middle", "@KafkaStruct public record Middle(Part part) {}"));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation).generatedSourceFile("org.example.MiddleBuilder");
    }

    private static Written late(String attributes) {
        return new Written("org.example.Late", """
                package org.example;

                import dev.wirecord.annotation.KafkaMessage;
                import dev.wirecord.annotation.MessageType;

                @KafkaMessage(%s, versions = "0")
                public record Late(int id) {}
                """.formatted(attributes));
    }

    @Test
    void aMessageThatAnotherProcessorWrites() {
        Compilation compilation =
                compile(writing(late("type = MessageType.DATA")), message("org.example.Ready", "int id"));
        RoundTrips.run(compilation);
        assertEquals(List.of("Late", "Ready"), codecs(compilation));
    }

    @Test
    void aMessageThatComesWhenTheProviderIsThereHasOneOfItsOwn() throws IOException {
        Compilation compilation = compile(
                writing(struct("Unrelated"), struct("Another"), late("type = MessageType.DATA")),
                message("org.example.Ready", "int id"));
        RoundTrips.run(compilation);
        assertThat(compilation)
                .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/services/dev.wirecord.codec.CodecProvider")
                .contentsAsUtf8String()
                .isEqualTo("org.example.ReadyCodecProvider\norg.example.LateCodecProvider\n");
    }

    @Test
    void aNameThatIsGivenIsThatOfTheFirstProvider() {
        Compilation compilation = Compilations.compiler(
                        List.of(writing(struct("Unrelated"), struct("Another"), late("type = MessageType.DATA"))))
                .withOptions("-Xlint:all", "-Werror", "-Awirecord.provider=org.example.Messages")
                .compile(message("org.example.Ready", "int id"));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation)
                .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/services/dev.wirecord.codec.CodecProvider")
                .contentsAsUtf8String()
                .isEqualTo("org.example.Messages\norg.example.LateCodecProvider\n");
        // The provider whose name ends as they do.
        assertEquals(List.of("Late"), codecs(compilation));
    }

    @Test
    void theKeyOfALateMessageIsComparedWithThoseBefore() {
        Compilation compilation = compile(
                writing(struct("Unrelated"), struct("Another"), late("apiKey = 900, type = MessageType.RESPONSE")),
                source("org.example.Ready", """
                        @KafkaMessage(apiKey = 900, type = MessageType.RESPONSE, versions = "0")
                        public record Ready(int id) {}
                        """));
        assertThat(compilation).failed();
        assertThat(compilation).hadErrorContaining("[ApiKeyTaken]");
    }

    @Test
    void aConstantInAnAnnotationThatComesWithTheNextRound() {
        String constants = """
                package org.example;

                public interface Tags {
                    int NAME = 0;
                    String VERSIONS = "0-1";
                }
                """;
        Compilation compilation =
                compile(writing(new Written("org.example.Tags", constants)), source("org.example.Waiting", """
                        @KafkaMessage(type = MessageType.DATA, versions = Tags.VERSIONS, flexible = "0+")
                        public record Waiting(@KafkaField(tag = Tags.NAME) String name) {}
                        """));
        RoundTrips.run(compilation);
    }

    @Test
    void aTypeThatNeverComesIsJavacsToReport() {
        Compilation compilation = compile(writing(), message("org.example.Waiting", "Part part, Object any"));
        assertThat(compilation).failed();
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation).hadErrorContaining("cannot find symbol");
    }
}
