package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.type.FewInt32s;
import dev.wirecord.type.Int32List;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Lists that are put with their length. */
class WholeListsTest {

    interface Put<E> {
        int at(Output out, int at, List<E> values);
    }

    private final ByteWriter out = new ByteWriter(200_000);

    static Stream<Arguments> lists() {
        List<String> strings = List.of("ab", "");
        return Stream.of(
                kind("string", ArrayWriter::putStringList, strings, "00000002 0002 6162 0000", "ffffffff"),
                kind("compact string", ArrayWriter::putCompactStringList, strings, "03 03 6162 01", "00"));
    }

    private static <E> Arguments kind(String name, Put<E> put, List<E> values, String expected, String expectedOfNull) {
        return Arguments.of(name, put, values, expected, expectedOfNull);
    }

    private <E> void assertPut(Put<E> put, List<E> values, String expected) {
        out.clear();
        out.end(put.at(out, out.begin(0), values));
        assertHex(expected, out.toByteArray());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lists")
    <E> void aListIsItsLengthAndItsElements(
            String name, Put<E> put, List<E> values, String expected, String expectedOfNull) {
        assertPut(put, values, expected);
        assertPut(put, new LinkedList<>(values), expected);
        assertPut(put, null, expectedOfNull);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lists")
    <E> void aNullElementIsRefused(String name, Put<E> put, List<E> values, String expected, String expectedOfNull) {
        List<E> withNull = Arrays.asList(values.get(0), null);

        Throwable refusal = assertThrows(InvalidValueException.class, () -> put.at(out, 0, withNull));
        assertEquals("element 1 of an array is null", refusal.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 00000000, 01",
        "1, 00000001 00000009, 02 00000009",
        "2, 00000002 00000009 ffffffff, 03 00000009 ffffffff",
        "3, 00000003 00000009 ffffffff 01020304, 04 00000009 ffffffff 01020304"
    })
    void fewNumbersPutThemselves(int size, String list, String compactList) {
        FewInt32s few = (FewInt32s) Int32List.wrap(Arrays.copyOf(new int[] {9, -1, 0x01020304}, size));

        out.end(few.putList(out, out.begin(0)));
        assertHex(list, out.toByteArray());
        out.clear();
        out.end(few.putCompactList(out, out.begin(0)));
        assertHex(compactList, out.toByteArray());
    }
}
