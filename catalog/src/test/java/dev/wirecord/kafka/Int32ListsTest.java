package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.kafka.AlterPartitionReassignmentsRequest.ReassignablePartition;
import dev.wirecord.kafka.AlterPartitionReassignmentsRequest.ReassignableTopic;
import dev.wirecord.kafka.ElectLeadersRequest.TopicPartitions;
import dev.wirecord.type.Int32List;
import dev.wirecord.type.TaggedFields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A generated codec puts the same numbers alike, whatever list they are in. */
class Int32ListsTest {

    static Stream<Arguments> lists() {
        return Stream.of(
                Arguments.of(List.of(), "00000000", "01"),
                Arguments.of(List.of(7), "00000001 00000007", "02 00000007"),
                Arguments.of(
                        List.of(7, -1, 258), "00000003 00000007 ffffffff 00000102", "04 00000007 ffffffff 00000102"),
                Arguments.of(
                        List.of(1, 2, 3, 4),
                        "00000004 00000001 00000002 00000003 00000004",
                        "05 00000001 00000002 00000003 00000004"));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void anyListIsItsLengthAndItsNumbers(List<Integer> numbers, String list, String compactList) {
        Int32List decoded =
                Int32List.of(numbers.stream().mapToInt(Integer::intValue).toArray());
        for (List<Integer> values : List.of(decoded, numbers, new ArrayList<>(numbers), new LinkedList<>(numbers))) {
            // One topic "t" with the list, and a timeout of a minute.
            assertHex("00000001 0001 74" + list + "0000ea60", electLeaders(values, 0));
            // The election type, compact lengths, and the tag sections of topic and request.
            assertHex("00 02 02 74" + compactList + "00 0000ea60 00", electLeaders(values, 2));
        }
    }

    @Test
    void noListIsZero() {
        var partition = new ReassignablePartition(5, null, TaggedFields.EMPTY);
        var topic = new ReassignableTopic("t", List.of(partition), TaggedFields.EMPTY);
        var request = new AlterPartitionReassignmentsRequest(60_000, true, List.of(topic), TaggedFields.EMPTY);

        // The timeout, one topic "t", one partition 5 without a list, and three tag sections.
        assertHex(
                "0000ea60 02 02 74 02 00000005 00 00 00 00",
                AlterPartitionReassignmentsRequestCodec.INSTANCE.at(0).encode(request));
    }

    @Test
    void aNullAmongNumbersIsRefused() {
        List<Integer> numbers = Arrays.asList(1, null);

        for (int version : new int[] {0, 2}) {
            assertThrows(InvalidValueException.class, () -> electLeaders(numbers, version));
        }
    }

    private static byte[] electLeaders(List<Integer> partitions, int version) {
        var topic = new TopicPartitions("t", partitions, TaggedFields.EMPTY);
        var request = new ElectLeadersRequest((byte) 0, List.of(topic), 60_000, TaggedFields.EMPTY);
        return ElectLeadersRequestCodec.INSTANCE.at(version).encode(request);
    }

    private static void assertHex(String expected, byte[] actual) {
        assertEquals(expected.replace(" ", ""), HexFormat.of().formatHex(actual));
    }
}
