package dev.wirecord.processor.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirecord.processor.fixture.OtherJdk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Other compilers say the same of the {@code problems}: a later javac at the same line and column, Eclipse's at the
 * lines that {@link EclipseLines} knows.
 */
class OtherCompilersTest {

    @TestFactory
    Stream<DynamicTest> aLaterJavac() {
        Map<String, List<String>> given = byFolder(OtherJdk.require(21).run(PrintProblems.class));
        return ProblemFolder.all()
                .map(folder -> dynamicTest(
                        folder.id(),
                        () -> assertEquals(
                                String.join("\n", folder.expected()),
                                String.join("\n", given.getOrDefault(folder.id(), List.of())))));
    }

    /** The output of {@link PrintProblems}: the name of a folder, a tab, what the compiler said. */
    private static Map<String, List<String>> byFolder(List<String> lines) {
        assertFalse(lines.isEmpty());
        Map<String, List<String>> byFolder = new TreeMap<>();
        for (String line : lines) {
            String[] parts = line.split("\t", 2);
            byFolder.computeIfAbsent(parts[0], any -> new ArrayList<>()).add(parts[1]);
        }
        return byFolder;
    }

    @TestFactory
    Stream<DynamicTest> eclipse() {
        return ProblemFolder.all()
                .map(EclipseLines::new)
                .filter(EclipseLines::isComparable)
                .map(lines -> dynamicTest(
                        lines.folder().id(),
                        () -> assertEquals(
                                String.join("\n", lines.expected()),
                                String.join("\n", lines.ours(lines.folder().given(new EclipseCompiler()))))));
    }
}
