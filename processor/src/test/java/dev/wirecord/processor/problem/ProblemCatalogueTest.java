package dev.wirecord.processor.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirecord.processor.diagnostic.Problem;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every problem is reported on the spot and in the words that its folder shows, and nothing else is. */
class ProblemCatalogueTest {

    @Test
    void everyProblemHasAFolderAndEveryFolderAProblem() {
        TreeSet<String> ids = new TreeSet<>();
        for (Problem problem : Problem.values()) {
            ids.add(problem.id());
        }
        TreeSet<String> folders = new TreeSet<>();
        ProblemFolder.all().forEach(folder -> folders.add(folder.id()));
        assertEquals(String.join("\n", ids), String.join("\n", folders));
    }

    @TestFactory
    Stream<DynamicTest> problems() {
        return ProblemFolder.all().map(folder -> dynamicTest(folder.id(), () -> check(folder)));
    }

    private static void check(ProblemFolder folder) {
        assertEquals(
                String.join("\n", folder.expected()),
                String.join("\n", folder.given(ToolProvider.getSystemJavaCompiler())));
        String id = "[" + folder.id() + "] ";
        assertTrue(folder.expected().stream().anyMatch(line -> line.contains(id)), "no input shows " + id);
    }
}
