package dev.wirecord.oracle.official;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.bridge.RecordMessage;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A builder on which nothing was set builds what Kafka's no-argument constructor makes. */
class BuilderDefaultsTest {

    private static final KafkaLibrary KAFKA = KafkaLibrary.onClassPath();

    @TestFactory
    Stream<DynamicTest> buildersStartWithKafkasDefaults() {
        return OfficialCodecs.ALL.stream().map(codec -> dynamicTest(codec.name(), () -> compare(codec)));
    }

    private static <T> void compare(MessageCodec<T> codec) throws ReflectiveOperationException {
        T built = codec.recordType().cast(build(codec.recordType().getName() + "Builder"));

        assertEquals(
                KAFKA.message(codec.schema()).fresh(), RecordMessage.of(codec).toValue(built));
    }

    private static Object build(String builderName) throws ReflectiveOperationException {
        Class<?> type = Class.forName(builderName);
        return type.getMethod("build").invoke(type.getConstructor().newInstance());
    }
}
