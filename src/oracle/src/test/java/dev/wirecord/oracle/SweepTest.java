package dev.wirecord.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.bridge.KafkaMessage;
import dev.wirecord.oracle.draw.Sweep;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.MessageSchema;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SweepTest {

    @Test
    void aTextUnderATagIsStretchedPastEverySizeOfItsField() {
        Set<Integer> sizes = sizes(Schemas.UPDATE_RAFT_VOTER_RESPONSE, 0);

        // The rest of the message takes 24 bytes with a one-byte size; behind 127 bytes of payload it takes one more.
        assertTrue(sizes.containsAll(IntStream.range(24, 100).boxed().toList()), sizes::toString);
        assertEquals(Set.of(), sizes.stream().filter(size -> size > 170).collect(Collectors.toSet()));
    }

    @Test
    void messagesWithoutTagsHaveNothingToStretch() {
        assertEquals(List.of(), Sweep.of(Schemas.HEARTBEAT_REQUEST, 4));
        assertEquals(List.of(), Sweep.of(Schemas.API_VERSIONS_RESPONSE, 2));
    }

    @Test
    void listsOfNumbersUnderATagGrow() {
        List<StructValue> values = Sweep.of(Schemas.BROKER_HEARTBEAT_REQUEST, 2);

        assertTrue(values.stream()
                .anyMatch(value -> value.get("OfflineLogDirs") instanceof List<?> dirs && dirs.size() == 130));
        assertTrue(values.stream()
                .anyMatch(value -> value.get("CordonedLogDirs") instanceof List<?> dirs && dirs.size() == 130));
    }

    private static Set<Integer> sizes(MessageSchema schema, int version) {
        KafkaMessage kafka = KafkaLibrary.onClassPath().message(schema);
        return Sweep.of(schema, version).stream()
                .map(value -> kafka.encode(value, version).length)
                .collect(Collectors.toSet());
    }
}
