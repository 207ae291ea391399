package dev.wirecord.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.bridge.KafkaMessage;
import dev.wirecord.oracle.bridge.RefusedException;
import dev.wirecord.oracle.draw.RandomValues;
import dev.wirecord.oracle.draw.Violations;
import dev.wirecord.oracle.value.Received;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.MessageSchema;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The oracle's own idea of Kafka's rules, held against Kafka: without a codec in between. */
class KafkaRulesTest {

    private static final int INSTANCES = 300;

    @TestFactory
    Stream<DynamicTest> freshObjectsHoldTheDefaultsOfTheSchema() {
        return Schemas.ALL.stream()
                .map(schema -> dynamicTest(
                        schema.name(),
                        () -> assertEquals(
                                SchemaDefaults.of(schema.body()), kafka(schema).fresh())));
    }

    @TestFactory
    Stream<DynamicTest> whatIsDrawnCanBeWrittenAndIsReceivedAsForetold() {
        return eachVersion((schema, version) -> {
            KafkaMessage kafka = kafka(schema);
            for (int i = 0; i < INSTANCES; i++) {
                StructValue sent =
                        new RandomValues(schema).withUnpairedSurrogates().draw(new Random(i), version);
                StructValue received = kafka.decode(kafka.encode(sent, version), version);
                assertEquals(Received.of(schema, sent, version), received, "instance " + i);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> faultsAreRefusedUnlessTheFieldIsLeftOut() {
        return eachVersion((schema, version) -> {
            KafkaMessage kafka = kafka(schema);
            int refused = 0;
            int faults = 0;
            for (int i = 0; i < INSTANCES; i++) {
                Random random = new Random(i);
                StructValue value = new RandomValues(schema).draw(random, version);
                StructValue faulty = new Violations(schema).violate(random, value, version);
                faults += faulty.equals(value) ? 0 : 1;
                refused += refuses(kafka, faulty, version) ? 1 : 0;
            }
            assertTrue(refused > INSTANCES / 2, refused + " refused of " + faults);
        });
    }

    private static boolean refuses(KafkaMessage kafka, StructValue value, int version) {
        try {
            kafka.encode(value, version);
            return false;
        } catch (RefusedException e) {
            return true;
        }
    }

    private static KafkaMessage kafka(MessageSchema schema) {
        return KafkaLibrary.onClassPath().message(schema);
    }

    private interface Check {
        void of(MessageSchema schema, int version);
    }

    private static Stream<DynamicTest> eachVersion(Check check) {
        return Schemas.ALL.stream()
                .flatMap(schema -> IntStream.rangeClosed(
                                schema.versions().lowest(), schema.versions().highest())
                        .mapToObj(version ->
                                dynamicTest(schema.name() + " v" + version, () -> check.of(schema, version))));
    }
}
