package dev.wirecord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?([\\w.]+)");
    private static final Path COMPRESSION = SOURCES.resolve("dev/wirecord/compression");
    private static final Pattern LIBRARIES = Pattern.compile("(org\\.xerial|net\\.jpountz|com\\.github\\.luben)\\..*");
    private static final Pattern ALLOWED = Pattern.compile("(java|dev\\.wirecord)\\..*");

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        List<Path> packages = sources().map(Path::getParent).distinct().toList();

        assertFalse(packages.isEmpty());
        assertEquals(
                List.of(),
                packages.stream()
                        .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                        .toList());
    }

    @Test
    void theRuntimeImportsTheJdkAndItselfOnly() throws IOException {
        List<String> imports = sources()
                .filter(file -> !file.startsWith(COMPRESSION))
                .flatMap(ArchitectureTest::imports)
                .distinct()
                .toList();

        assertFalse(imports.isEmpty());
        assertEquals(
                List.of(),
                imports.stream()
                        .filter(name -> !ALLOWED.matcher(name).matches())
                        .toList());
    }

    @Test
    void onePackageKnowsTheLibrariesThatCompress() throws IOException {
        List<Path> users = sources()
                .filter(file ->
                        imports(file).anyMatch(name -> LIBRARIES.matcher(name).matches()))
                .map(Path::getParent)
                .distinct()
                .toList();

        assertEquals(List.of(COMPRESSION), users);
    }

    private static Stream<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES.resolve("dev/wirecord"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        }
    }

    private static Stream<String> imports(Path source) {
        try {
            return IMPORT.matcher(Files.readString(source)).results().map(match -> match.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
