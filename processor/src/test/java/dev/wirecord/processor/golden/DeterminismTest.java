package dev.wirecord.processor.golden;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.testing.compile.Compilation;
import dev.wirecord.processor.fixture.Compilations;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The same sources give the same files, byte for byte, in whatever order and however often they are compiled. */
class DeterminismTest {

    @Test
    void orderOfSourcesAndRepetitionChangeNothing() {
        List<JavaFileObject> sources = new ArrayList<>();
        Golden.all().forEach(golden -> sources.addAll(golden.inputs()));
        Map<String, byte[]> first = compile(sources);
        Map<String, byte[]> second = compile(sources);
        Collections.reverse(sources);
        Map<String, byte[]> reversed = compile(sources);
        assertFalse(first.isEmpty());
        assertSameFiles(first, second);
        assertSameFiles(first, reversed);
    }

    private static void assertSameFiles(Map<String, byte[]> expected, Map<String, byte[]> actual) {
        assertEquals(expected.keySet(), actual.keySet());
        expected.forEach((name, bytes) -> assertArrayEquals(bytes, actual.get(name), name));
    }

    private static Map<String, byte[]> compile(List<JavaFileObject> sources) {
        Compilation compilation = Compilations.compile(Compilations.STRICT, sources);
        assertEquals(Compilation.Status.SUCCESS, compilation.status(), () -> "" + compilation.diagnostics());
        Map<String, byte[]> files = new TreeMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            try (InputStream in = file.openInputStream()) {
                files.put(file.getName(), in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }
}
