package dev.wirecord.processor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirecord.processor.fixture.RoundTrips;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/**
 * For each shape of message, what is generated is the golden byte for byte, and works. {@code -Dgoldens.update=true}
 * writes the goldens anew, for a reviewer to read the difference.
 */
class GoldenTest {

    private static final boolean UPDATE = Boolean.getBoolean("goldens.update");

    @TestFactory
    Stream<DynamicContainer> goldens() {
        return Golden.all()
                .map(golden -> dynamicContainer(
                        golden.shape(),
                        Stream.of(
                                dynamicTest("reads as expected", () -> compare(golden)),
                                dynamicTest("compiles and runs", () -> run(golden)))));
    }

    private static void compare(Golden golden) {
        Map<String, String> actual = golden.actual(golden.compile());
        if (UPDATE) {
            golden.update(actual);
        }
        Map<String, String> expected = golden.expected();
        assertEquals(new TreeSet<>(expected.keySet()), new TreeSet<>(actual.keySet()));
        expected.forEach((name, text) -> assertEquals(text, actual.get(name), name));
    }

    private static void run(Golden golden) {
        RoundTrips.run(golden.compile());
    }
}
