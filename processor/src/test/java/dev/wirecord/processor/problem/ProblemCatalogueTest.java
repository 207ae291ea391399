package dev.wirecord.processor.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.testing.compile.Compilation;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.Folders;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every problem is reported on the spot and in the words that its folder in {@code problems} shows, and nothing else is.
 * All inputs of a folder are compiled together; a file {@code options} has a
 * compiler option in each line, in which {@code ${folder}} is the folder.
 */
class ProblemCatalogueTest {

    private static final List<Path> FOLDERS = Folders.in("problems");

    @Test
    void everyProblemHasAFolderAndEveryFolderAProblem() {
        TreeSet<String> ids = new TreeSet<>();
        for (Problem problem : Problem.values()) {
            ids.add(problem.id());
        }
        TreeSet<String> folders = new TreeSet<>();
        FOLDERS.forEach(folder -> folders.add(folder.getFileName().toString()));
        assertEquals(String.join("\n", ids), String.join("\n", folders));
    }

    @TestFactory
    Stream<DynamicTest> problems() {
        return FOLDERS.stream().map(folder -> dynamicTest(folder.getFileName().toString(), () -> check(folder)));
    }

    private static void check(Path folder) {
        List<Path> inputs = Folders.files(folder).stream()
                .filter(file -> file.toString().endsWith(".java"))
                .toList();
        List<String> expected = new ArrayList<>();
        inputs.forEach(input -> expected.addAll(Expectation.in(input, Folders.text(input))));
        Compilation compilation = Compilations.compile(
                options(folder), inputs.stream().map(Folders::source).toList());
        List<String> given =
                compilation.diagnostics().stream().map(Expectation::of).toList();
        assertEquals(sorted(expected), sorted(given));
        String id = "[" + folder.getFileName() + "] ";
        assertEquals(true, expected.stream().anyMatch(line -> line.contains(id)), "no input shows " + id);
    }

    private static List<String> options(Path folder) {
        List<String> options = new ArrayList<>(List.of("-Xlint:all"));
        Path file = folder.resolve("options");
        if (Files.exists(file)) {
            // As a user's options would: relative to where the compiler runs, and with slashes on every system.
            String here = folder.toString().replace('\\', '/');
            Folders.text(file).lines().forEach(option -> options.add(option.replace("${folder}", here)));
        }
        return options;
    }

    private static String sorted(List<String> lines) {
        return String.join("\n", lines.stream().sorted().toList());
    }
}
