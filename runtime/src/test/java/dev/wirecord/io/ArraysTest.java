package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.type.Int32List;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.RandomAccess;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arrays of every kind, whose number of elements stands elsewhere. */
class ArraysTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource({"dev.wirecord.io.ArrayKind#arrays", "dev.wirecord.io.ArrayKind#lists"})
    <A> void arrayIsItsElements(ArrayKind<A> kind, A empty, A values, int length, String expected) {
        kind.assertSame(values, length, expected);
        kind.assertSame(empty, 0, "");
        kind.assertSame(null, -1, "");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.wirecord.io.ArrayKind#lists")
    <E> void aLinkedListIsWrittenLikeAnyOther(
            ArrayKind<List<E>> kind, List<E> empty, List<E> values, int length, String expected) {
        ByteWriter out = new ByteWriter();
        kind.write().to(out, new LinkedList<>(values));

        assertHex(expected, out.toByteArray());
    }

    @Test
    void aListThatIsQuickToIndexIsNotCopied() {
        List<String> list = List.of("a");

        assertSame(list, ArrayWriter.indexed(list));
        assertInstanceOf(RandomAccess.class, ArrayWriter.indexed(new LinkedList<>(list)));
        assertEquals(List.of(), ArrayWriter.indexed(null));
    }

    @Test
    void int32sThatAreThoseOfTheListBeforeAreThatList() {
        ByteReader in = ByteReader.of(hex("00000005 00000006", "00000005 00000006", "00000005 00000007", "00000005"));
        List<Integer> first = ArrayReader.readInt32List(in, 2);

        assertSame(first, ArrayReader.readInt32List(in, 2));
        assertEquals(List.of(), ArrayReader.readInt32List(in, 0));
        assertEquals(List.of(5, 7), ArrayReader.readInt32List(in, 2));
        assertEquals(List.of(5), ArrayReader.readInt32List(in, 1));
        assertEquals(List.of(5, 6), first);
        assertEquals(0, in.remaining());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void int32sOfWhichTheLastDiffersAreAnotherList(int length) {
        ByteBuffer bytes = ByteBuffer.allocate(2 * length * Integer.BYTES);
        List<Integer> numbers = IntStream.range(0, length).boxed().toList();
        numbers.forEach(bytes::putInt);
        List<Integer> others = new ArrayList<>(numbers);
        others.set(length - 1, -7);
        others.forEach(bytes::putInt);
        ByteReader in = ByteReader.of(bytes.array());

        assertEquals(numbers, ArrayReader.readInt32List(in, length));
        assertEquals(others, ArrayReader.readInt32List(in, length));
        assertEquals(0, in.remaining());
    }

    @Test
    void anArrayOfInt32sIsNeverThatOfAList() {
        ByteReader in = ByteReader.of(hex("00000005", "00000005", "00000005"));
        List<Integer> list = ArrayReader.readInt32List(in, 1);
        int[] array = ArrayReader.readInt32Array(in, 1);
        array[0] = 7;

        assertEquals(List.of(5), list);
        assertEquals(List.of(5), ArrayReader.readInt32List(in, 1));
    }

    @Test
    void copiedBytes() {
        List<byte[]> values = List.of(hex("0a0b"), hex(""));
        ByteWriter out = new ByteWriter();
        out.end(ArrayWriter.putByteArrayList(out, out.begin(0), values));
        out.end(ArrayWriter.putCompactByteArrayList(out, out.begin(0), values));
        out.end(ArrayWriter.putByteArrayList(out, out.begin(0), null));
        out.end(ArrayWriter.putCompactByteArrayList(out, out.begin(0), null));

        assertHex("00000002 0a0b 00000000  03 0a0b 01", out.toByteArray());

        ByteReader in = ByteReader.of(out.toByteArray());
        assertArrayEquals(values.toArray(), ArrayReader.readByteArrayList(in, 2).toArray());
        assertArrayEquals(
                values.toArray(), ArrayReader.readCompactByteArrayList(in, 2).toArray());
        assertEquals(List.of(), ArrayReader.readByteArrayList(in, 0));
        assertEquals(List.of(), ArrayReader.readCompactByteArrayList(in, 0));
        assertNull(ArrayReader.readByteArrayList(in, -1));
        assertNull(ArrayReader.readCompactByteArrayList(in, -1));
    }

    @Test
    void theLengthOfNullIsMinusOne() {
        assertEquals(-1, ArrayWriter.length((boolean[]) null));
        assertEquals(-1, ArrayWriter.length((byte[]) null));
        assertEquals(-1, ArrayWriter.length((short[]) null));
        assertEquals(-1, ArrayWriter.length((int[]) null));
        assertEquals(-1, ArrayWriter.length((long[]) null));
        assertEquals(-1, ArrayWriter.length((double[]) null));
    }

    @Test
    void theLengthOfAnArrayIsItsNumberOfElements() {
        assertEquals(1, ArrayWriter.length(new boolean[1]));
        assertEquals(2, ArrayWriter.length(new byte[2]));
        assertEquals(3, ArrayWriter.length(new short[3]));
        assertEquals(4, ArrayWriter.length(new int[4]));
        assertEquals(5, ArrayWriter.length(new long[5]));
        assertEquals(0, ArrayWriter.length(new double[0]));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.wirecord.io.ArrayKind#lists")
    <E> void aNullElementIsRefused(
            ArrayKind<List<E>> kind, List<E> empty, List<E> values, int length, String expected) {
        List<E> withNull = Arrays.asList(values.get(0), null);

        Throwable refusal =
                assertThrows(InvalidValueException.class, () -> kind.write().to(new ByteWriter(), withNull));
        assertEquals("element 1 of an array is null", refusal.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 126, 127, 128, 10_000})
    void numbersWithoutBoxesAreThoseInThem(int length) {
        int[] numbers = new int[length];
        Arrays.setAll(numbers, i -> i * 0x01010101);
        List<Integer> decoded = Int32List.wrap(numbers);
        ByteWriter out = new ByteWriter(200_000);
        ByteWriter oneByOne = new ByteWriter();
        for (List<Integer> list : List.of(decoded, new ArrayList<>(decoded))) {
            out.end(ArrayWriter.putInt32List(out, out.begin(0), list));
            decoded.forEach(oneByOne::writeInt32);
        }
        assertEquals(oneByOne.toByteBuffer(), out.toByteBuffer());
    }

    @Test
    void aNullBehindNumbersIsRefused() {
        assertThrows(
                InvalidValueException.class,
                () -> ArrayWriter.putInt32List(new ByteWriter(), 0, Arrays.asList(1, 2, 3, 4, null)));
    }

    @Test
    void elementsStandUnderTheRulesOfTheirType() {
        ByteWriter out = new ByteWriter();

        assertThrows(InvalidValueException.class, () -> ArrayWriter.putUint16List(out, 0, List.of(65536)));
        assertThrows(InvalidValueException.class, () -> ArrayWriter.putUint16Array(out, 0, new int[] {-1}));
        assertThrows(InvalidValueException.class, () -> ArrayWriter.putUint32List(out, 0, List.of(-1L)));
        assertThrows(InvalidValueException.class, () -> ArrayWriter.putUint32Array(out, 0, new long[] {1L << 32}));
    }
}
