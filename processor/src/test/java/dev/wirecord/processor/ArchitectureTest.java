package dev.wirecord.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.processor.fixture.Folders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who may know whom, read from the import lines. */
class ArchitectureTest {

    private static final Path ROOT = Path.of("src/main/java");
    private static final String OURS = "dev.wirecord.";
    private static final String PROCESSOR = "dev.wirecord.processor.";

    /**
     * What a stage may import of ours, as words between spaces; {@code schema} stands for the runtime's schema model,
     * {@code codec} for the line that a provider has for a codec. Of javac's API and of JavaPoet, see below.
     */
    @ParameterizedTest
    @CsvSource({
        "declaration, annotation schema processor.model processor.diagnostic",
        "check,       annotation schema processor.declaration processor.model processor.diagnostic",
        "schemas,     annotation schema processor.declaration processor.model processor.diagnostic",
        "model,       schema",
        "emit,        annotation schema codec processor.model",
        "lock,        schema processor.declaration processor.model processor.diagnostic",
        "diagnostic,  ''",
    })
    void aStageKnowsThoseBeforeIt(String stage, String allowed) throws IOException {
        for (Path file : files(stage)) {
            for (String imported : imports(file)) {
                if (imported.startsWith(OURS)) {
                    String name = imported.substring(OURS.length(), imported.lastIndexOf('.'));
                    assertTrue((" " + allowed + " ").contains(" " + name + " "), file + " must not import " + imported);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "declaration, javax.lang.model., true",
        "check,       javax.lang.model., true",
        "schemas,     javax.lang.model.SourceVersion, false",
        "model,       javax.lang.model., false",
        "emit,        javax.lang.model.element.Modifier javax.lang.model.SourceVersion, false",
        "lock,        javax.lang.model., false",
        "diagnostic,  javax.lang.model., true",
    })
    void theModelAndTheEmittersDoNotKnowTheCompiler(String stage, String names, boolean whole) throws IOException {
        for (Path file : files(stage)) {
            for (String imported : imports(file)) {
                if (imported.startsWith("javax.lang.model.")) {
                    assertTrue(whole || List.of(names.split(" ")).contains(imported), file + " imports " + imported);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "declaration, AnnotationSpec ClassName TypeName ArrayTypeName ParameterizedTypeName",
        "check,       ''",
        "schemas,     ClassName TypeName ArrayTypeName ParameterizedTypeName",
        "model,       ClassName TypeName",
        "lock,        ''",
        "diagnostic,  ''",
    })
    void onlyEmittersMakeCode(String stage, String names) throws IOException {
        for (Path file : files(stage)) {
            for (String imported : imports(file)) {
                if (imported.startsWith("com.palantir.")) {
                    String name = imported.substring(imported.lastIndexOf('.') + 1);
                    assertTrue(List.of(names.split(" ")).contains(name), file + " imports " + imported);
                }
            }
        }
    }

    @Test
    void onlyOneClassPrints() throws IOException {
        TreeSet<String> printing = new TreeSet<>();
        for (Path file : files("")) {
            if (Folders.text(file).contains("printMessage")
                    || imports(file).toString().contains(".Messager")) {
                printing.add(file.getFileName().toString());
            }
        }
        assertEquals("[Reporter.java]", printing.toString());
    }

    @Test
    void everyPackageSaysWhatItIs() throws IOException {
        for (Path file : files("")) {
            assertTrue(Files.exists(file.resolveSibling("package-info.java")), file.getParent() + " says nothing");
        }
    }

    @Test
    void classesStayShort() throws IOException {
        for (Path file : files("")) {
            long lines = Folders.text(file).lines().count();
            assertTrue(lines <= 250, file + " has " + lines + " lines");
        }
    }

    private static List<Path> files(String stage) throws IOException {
        Path folder = ROOT.resolve(PROCESSOR.replace('.', '/')).resolve(stage);
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> found =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertFalse(found.isEmpty());
            return found;
        }
    }

    private static List<String> imports(Path file) {
        List<String> imports = new ArrayList<>();
        Folders.text(file)
                .lines()
                .filter(line -> line.startsWith("import "))
                .forEach(line ->
                        imports.add(line.replaceAll("^import (static )?", "").replaceAll(";.*", "")));
        return imports;
    }
}
