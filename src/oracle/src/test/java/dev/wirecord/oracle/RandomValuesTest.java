package dev.wirecord.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.draw.RandomValues;
import dev.wirecord.oracle.draw.Violations;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.MessageSchema;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RandomValuesTest {

    private static final int MANY = 3000;

    @Test
    void theSameSeedGivesTheSameValue() {
        RandomValues values = new RandomValues(Schemas.PRODUCE_REQUEST);

        assertEquals(values.draw(new Random(4), 9), values.draw(new Random(4), 9));
        assertNotEquals(values.draw(new Random(4), 9), values.draw(new Random(5), 9));
    }

    @Test
    void stringsComeInAllKinds() {
        assertDrawn("null", "ClientId", value -> value == null);
        assertDrawn("empty", "ClientId", ""::equals);
        assertDrawn("of four-byte characters", "ClientId", value -> text(value).contains("\ud83d\ude00"));
        for (int length : List.of(126, 127, 128, 16383, 16384, 32767)) {
            assertDrawn("of " + length + " bytes", "ClientId", value -> utf8(value) == length);
        }
        assertFalse(drawn(Schemas.REQUEST_HEADER, 2)
                .anyMatch(header -> text(header.get("ClientId")).contains("\ud800\ud800")));
    }

    @Test
    void numbersReachTheirExtremes() {
        for (int number : List.of(0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE)) {
            assertDrawn("of " + number, "CorrelationId", value -> (int) value == number);
        }
    }

    @Test
    void unknownTagsComeInFlexibleVersionsOnly() {
        assertTrue(drawn(Schemas.REQUEST_HEADER, 2)
                .anyMatch(header -> !header.unknownTags().isEmpty()));
        assertTrue(drawn(Schemas.REQUEST_HEADER, 1)
                .allMatch(header -> header.unknownTags().isEmpty()));
    }

    @Test
    void arraysOfTwoByteCountsOccur() {
        assertTrue(drawn(Schemas.BROKER_HEARTBEAT_REQUEST, 2)
                .anyMatch(each -> each.get("OfflineLogDirs") instanceof List<?> dirs && dirs.size() > 125));
    }

    @Test
    void ignorableFieldsOfOtherVersionsAreSometimesSetAndOthersNever() {
        assertTrue(drawn(Schemas.API_VERSIONS_RESPONSE, 0)
                .anyMatch(each -> !each.get("ThrottleTimeMs").equals(0)));
        assertTrue(drawn(Schemas.HEARTBEAT_REQUEST, 0).allMatch(each -> each.get("GroupInstanceId") == null));
    }

    @Test
    void messagesStaySmallOnAverage() {
        var kafka = KafkaLibrary.onClassPath().message(Schemas.PRODUCE_REQUEST);
        double average = drawn(Schemas.PRODUCE_REQUEST, 9)
                .mapToInt(value -> kafka.encode(value, 9).length)
                .average()
                .orElseThrow();

        assertTrue(average < 2000, "average of " + average + " bytes");
    }

    @Test
    void faultsAreOfEveryKind() {
        Set<StructValue> kinds = new HashSet<>();
        StructValue value = new RandomValues(Schemas.HEARTBEAT_REQUEST).draw(new Random(1), 0);
        for (int i = 0; i < MANY; i++) {
            StructValue faulty = new Violations(Schemas.HEARTBEAT_REQUEST).violate(new Random(i), value, 0);
            assertNotEquals(value, faulty);
            kinds.add(faulty);
        }
        assertTrue(kinds.stream().anyMatch(each -> each.get("GroupId") == null));
        assertTrue(kinds.stream().anyMatch(each -> utf8(each.get("MemberId")) == 32768));
        assertTrue(kinds.stream().anyMatch(each -> each.get("GroupInstanceId") != null));
        assertTrue(kinds.stream().anyMatch(each -> !each.unknownTags().isEmpty()));
    }

    private static void assertDrawn(String kind, String field, Predicate<Object> test) {
        assertTrue(
                drawn(Schemas.REQUEST_HEADER, 2)
                        .map(header -> header.get(field))
                        .anyMatch(test),
                "no " + field + " " + kind);
    }

    private static Stream<StructValue> drawn(MessageSchema schema, int version) {
        RandomValues values = new RandomValues(schema);
        return IntStream.range(0, MANY).mapToObj(seed -> values.draw(new Random(seed), version));
    }

    private static String text(Object value) {
        return value == null ? "" : (String) value;
    }

    private static int utf8(Object value) {
        return text(value).getBytes(StandardCharsets.UTF_8).length;
    }
}
