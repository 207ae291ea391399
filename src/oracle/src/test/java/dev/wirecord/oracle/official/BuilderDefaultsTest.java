package dev.wirecord.oracle.official;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirecord.oracle.BuilderDefaults;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A builder on which nothing was set builds what Kafka's no-argument constructor makes. */
class BuilderDefaultsTest {

    private static final KafkaLibrary KAFKA = KafkaLibrary.onClassPath();

    @TestFactory
    Stream<DynamicTest> buildersStartWithKafkasDefaults() {
        return OfficialCodecs.ALL.stream()
                .map(codec -> dynamicTest(codec.name(), () -> BuilderDefaults.compare(codec, KAFKA)));
    }
}
