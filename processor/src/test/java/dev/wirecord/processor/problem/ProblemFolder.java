package dev.wirecord.processor.problem;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.Folders;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * A folder of {@code problems}. All of its sources are compiled together; a file {@code options} has a compiler option in
 * each line, in which <code>${folder}</code> is the folder, and <code>${modules}</code> where our modules are.
 *
 * @param path where it is
 */
record ProblemFolder(Path path) {

    static Stream<ProblemFolder> all() {
        return Folders.in("problems").stream().map(ProblemFolder::new);
    }

    /** The id of the problem that the folder shows. */
    String id() {
        return path.getFileName().toString();
    }

    List<Path> inputs() {
        return Folders.files(path).stream()
                .filter(file -> file.toString().endsWith(".java"))
                .toList();
    }

    /** What the comments of the inputs ask for, sorted. */
    List<String> expected() {
        List<String> expected = new ArrayList<>();
        inputs().forEach(input -> expected.addAll(Expectation.in(input, Folders.text(input))));
        return expected.stream().sorted().toList();
    }

    /** What a compiler says, sorted. Its output goes to a folder that is thrown away. */
    List<String> given(JavaCompiler compiler) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Path output = temporaryFolder();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, Locale.ROOT, UTF_8)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
            files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
            files.setLocation(StandardLocation.CLASS_PATH, Compilations.classPathWithJspecify());
            CompilationTask task = compiler.getTask(
                    Writer.nullWriter(),
                    files,
                    diagnostics,
                    options(),
                    null,
                    files.getJavaFileObjectsFromPaths(inputs()));
            task.setProcessors(Compilations.processors());
            task.call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            delete(output);
        }
        return diagnostics.getDiagnostics().stream()
                .map(Expectation::of)
                .sorted()
                .toList();
    }

    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("problem");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            // What is in a folder goes before it.
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The compiler's options: all lint, and those of the folder. */
    List<String> options() {
        List<String> options = new ArrayList<>(List.of("-Xlint:all"));
        Path file = path.resolve("options");
        if (Files.exists(file)) {
            // As a user's options would: relative to where the compiler runs, and with slashes on every system.
            String here = path.toString().replace('\\', '/');
            Folders.text(file)
                    .lines()
                    .map(option -> option.replace("${folder}", here).replace("${modules}", modules()))
                    .forEach(options::add);
        }
        return options;
    }

    static String modules() {
        return Compilations.classPath().stream().map(File::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
