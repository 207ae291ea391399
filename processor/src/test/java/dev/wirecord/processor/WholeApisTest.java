package dev.wirecord.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.wirecord.processor.fixture.Sources.source;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.CompiledCode;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the response of a request may be whose schema is imported; rule M3 and its problem show where it may not. */
class WholeApisTest {

    @TempDir
    private Path folder;

    private void schema(String file, String type, int apiKey) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        String name = path.getFileName().toString().replace(".json", "");
        Files.writeString(path, """
                {"apiKey": %d, "type": "%s", "name": "%s", "validVersions": "0", "flexibleVersions": "none"}
                """.formatted(apiKey, type, name));
    }

    private static JavaFileObject schemas(String packageName, String arguments) {
        return JavaFileObjects.forSourceString(
                packageName + ".package-info",
                "@dev.wirecord.annotation.KafkaSchemas(" + arguments + ") package " + packageName + ";");
    }

    private Compilation compile(JavaFileObject... sources) {
        return Compilations.compile(List.of("-Xlint:all", "-Awirecord.schemas=" + folder), List.of(sources));
    }

    @Test
    void theResponseMayBeInAnotherPackage() throws IOException {
        schema("requests/QuotaRequest.json", "request", 900);
        schema("responses/QuotaResponse.json", "response", 900);
        Compilation compilation = compile(
                schemas("org.example.requests", "folders = \"requests\""),
                schemas("org.example.responses", "folders = \"responses\""));
        assertThat(compilation).succeededWithoutWarnings();
    }

    @Test
    void theResponseIsFoundByItsKey() throws IOException, ReflectiveOperationException {
        schema("QuotaRequest.json", "request", 900);
        schema("QuotaAnswer.json", "response", 900);
        schema("QuotaResponse.json", "response", 901);
        schema("OtherRequest.json", "request", 901);
        CompiledCode code = CompiledCode.of(compile(schemas("org.example", "")));
        Type[] answers = {code.loadClass("org.example.QuotaAnswer")};
        ParameterizedType request =
                (ParameterizedType) code.loadClass("org.example.QuotaRequest").getGenericInterfaces()[0];
        assertTrue(request.getRawType() == KafkaRequest.class);
        assertArrayEquals(answers, request.getActualTypeArguments());
    }

    @Test
    void aRecordWhoseKeyIsStillToComeMayBeTheResponse() throws IOException {
        schema("QuotaRequest.json", "request", 900);
        Compilation compilation = compile(schemas("org.example", ""), source("org.example.QuotaResponse", """
                @KafkaMessage(apiKey = Keys.QUOTA, type = MessageType.RESPONSE, versions = "0")
                record QuotaResponse(int id) {}
                """));
        // Javac's, as nothing makes the class.
        assertThat(compilation).hadErrorContaining("cannot find symbol");
        assertTrue(compilation.errors().stream()
                .noneMatch(error -> error.getMessage(Locale.ROOT).contains("ApiIncomplete")));
    }

    @Test
    void aSchemaThatIsNamedMayBeAlone() throws IOException {
        schema("api/QuotaRequest.json", "request", 900);
        List<File> classPath = new ArrayList<>(Compilations.classPath());
        classPath.add(folder.toFile());
        Compilation compilation = Compilations.compiler(List.of())
                .withClasspath(classPath)
                .withOptions("-Xlint:all")
                .compile(schemas("org.example", "resources = \"api/QuotaRequest.json\""));
        assertThat(compilation).succeededWithoutWarnings();
    }
}
