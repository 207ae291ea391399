package dev.wirecord.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.wirecord.processor.fixture.Sources.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.testing.compile.Compilation;
import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.CompiledCode;
import dev.wirecord.processor.fixture.RoundTrips;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What JSpecify's annotations on a record become in generated code, as reflection sees it. */
class NullnessTest {

    private static Compilation compile(JavaFileObject... sources) {
        return Compilations.compiler(List.of())
                .withClasspath(Compilations.classPathWithJspecify())
                .withOptions(Compilations.STRICT)
                .compile(sources);
    }

    /** All kinds of types that can be null, and what is in them. */
    private static JavaFileObject allTypes() {
        return source("org.example.QuotaRequest", """
                import java.nio.ByteBuffer;
                import dev.wirecord.record.Records;
                import org.jspecify.annotations.NullMarked;
                import org.jspecify.annotations.Nullable;

                @NullMarked
                @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-3", flexible = "1+")
                public record QuotaRequest(
                    @KafkaField(nullable = "1+") @Nullable String name,
                    @KafkaField(nullable = "0+", defaultValue = "null") byte @Nullable [] raw,
                    @KafkaField(nullable = "0+") @Nullable ByteBuffer slice,
                    @KafkaField(nullable = "0+") @Nullable Records records,
                    @KafkaField(nullable = "0+") int @Nullable [] numbers,
                    @KafkaField(nullable = "0+") @Nullable List<Integer> ids,
                    @KafkaField(versions = "2+", nullable = "2+") @Nullable List<Entry> entries,
                    @KafkaField(nullable = "1+", tag = 0, versions = "1+") @Nullable Entry entry,
                    List<@Nullable Hole> holes,
                    String never) {

                    public record Hole(int id) {}

                    public record Entry(
                        @KafkaField(mapKey = true, nullable = "0+") @Nullable String key,
                        @KafkaField(mapKey = true) int id) {}
                }
                """);
    }

    @Test
    void annotatedTypesOfAllKindsCompileAndWork() {
        RoundTrips.run(compile(allTypes()));
    }

    @Test
    void theBuilderTakesWhatTheRecordTakes() throws ReflectiveOperationException {
        Class<?> builder = CompiledCode.of(compile(allTypes())).loadClass("org.example.QuotaRequestBuilder");
        assertNotNull(builder.getAnnotation(NullMarked.class));
        for (String component : List.of("name", "raw", "slice", "records", "numbers", "ids", "entries", "entry")) {
            assertNotNull(parameter(builder, component).getAnnotation(Nullable.class), component);
            AnnotatedType field = builder.getDeclaredField(component).getAnnotatedType();
            assertNotNull(field.getAnnotation(Nullable.class), component);
        }
        for (String component : List.of("holes", "never")) {
            assertNull(parameter(builder, component).getAnnotation(Nullable.class), component);
        }
    }

    @Test
    void theCodecIsMarkedAsTheRecordIs() throws ReflectiveOperationException {
        Class<?> codec = CompiledCode.of(compile(allTypes())).loadClass("org.example.QuotaRequestCodec");
        assertNotNull(codec.getAnnotation(NullMarked.class));
    }

    @Test
    void theCodecsOwnMethodsTakeAndReturnWhatTheFieldsAre() throws ReflectiveOperationException {
        Class<?> codec = CompiledCode.of(compile(allTypes())).loadClass("org.example.QuotaRequestCodec");
        assertNotNull(method(codec, "readEntryArrayVersions1To3")
                .getAnnotatedReturnType()
                .getAnnotation(Nullable.class));
        assertNotNull(
                lastParameter(method(codec, "writeEntryArrayVersions1To3")).getAnnotation(Nullable.class));
        assertNotNull(lastParameter(method(codec, "isDefaultEntry")).getAnnotation(Nullable.class));
        assertNull(method(codec, "readHoleArrayVersions1To3")
                .getAnnotatedReturnType()
                .getAnnotation(Nullable.class));
        assertNull(lastParameter(method(codec, "writeHoleArrayVersions1To3")).getAnnotation(Nullable.class));
    }

    @Test
    void withoutAScopeNothingIsSaid() throws ReflectiveOperationException {
        Compilation compilation = compile(source("org.example.QuotaRequest", """
                @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0")
                public record QuotaRequest(@KafkaField(nullable = "0") String name) {}
                """));
        assertThat(compilation).succeededWithoutWarnings();
        Class<?> builder = CompiledCode.of(compilation).loadClass("org.example.QuotaRequestBuilder");
        assertEquals(0, builder.getAnnotations().length);
        assertNull(parameter(builder, "name").getAnnotation(Nullable.class));
    }

    private static AnnotatedType parameter(Class<?> builder, String setter) {
        return lastParameter(method(builder, setter));
    }

    private static Method method(Class<?> type, String name) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(each -> each.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static AnnotatedType lastParameter(Method method) {
        AnnotatedType[] parameters = method.getAnnotatedParameterTypes();
        return parameters[parameters.length - 1];
    }
}
