package dev.wirecord.processor.golden;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.testing.compile.Compilation;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.codec.VersionedCodec;
import dev.wirecord.processor.fixture.CompiledCode;
import dev.wirecord.processor.fixture.Samples;
import dev.wirecord.processor.fixture.Samples.Filling;
import dev.wirecord.processor.fixture.Values;
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
        Compilation compilation = golden.compile();
        assertEquals(0, compilation.diagnostics().size(), () -> "" + compilation.diagnostics());
        for (MessageCodec<?> codec : CompiledCode.of(compilation).codecs()) {
            for (int version = codec.versions().lowest();
                    version <= codec.versions().highest();
                    version++) {
                for (Filling filling : Filling.values()) {
                    roundTrip(codec, version, filling);
                }
            }
        }
    }

    private static <T> void roundTrip(MessageCodec<T> codec, int version, Filling filling) {
        String where = codec.name() + " v" + version + " with " + filling;
        T message = Samples.message(codec, version, filling);
        VersionedCodec<T> versioned = codec.at(version);
        byte[] bytes = versioned.encode(message);
        assertEquals(bytes.length, versioned.size(message), where);
        T back = versioned.decode(bytes);
        Values.assertSame(where, message, back);
        assertArrayEquals(bytes, versioned.encode(back), where);
    }
}
