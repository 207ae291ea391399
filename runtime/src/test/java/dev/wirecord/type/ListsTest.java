package dev.wirecord.type;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The lists against {@link List#of}. */
class ListsTest {

    static Stream<Arguments> lists() {
        return Stream.of(
                Arguments.of(BooleanList.of(), List.of()),
                Arguments.of(BooleanList.of(true, false, true), List.of(true, false, true)),
                Arguments.of(Int8List.of(), List.of()),
                Arguments.of(Int8List.of((byte) -128, (byte) 127, (byte) -128), List.of((byte) -128, (byte) 127, (byte)
                        -128)),
                Arguments.of(Int16List.of(), List.of()),
                Arguments.of(Int16List.of((short) 1, (short) -32768), List.of((short) 1, (short) -32768)),
                Arguments.of(Int32List.of(), List.of()),
                Arguments.of(Int32List.of(7), List.of(7)),
                Arguments.of(Int32List.of(7, 8), List.of(7, 8)),
                Arguments.of(Int32List.of(Integer.MIN_VALUE, 5, 5), List.of(Integer.MIN_VALUE, 5, 5)),
                Arguments.of(Int32List.of(1, 2, 3, 4), List.of(1, 2, 3, 4)),
                Arguments.of(Int64List.of(), List.of()),
                Arguments.of(Int64List.of(Long.MAX_VALUE, 2, 1, 2), List.of(Long.MAX_VALUE, 2L, 1L, 2L)),
                Arguments.of(Float64List.of(), List.of()),
                Arguments.of(Float64List.of(Double.NaN, -0.0, 0.0), List.of(Double.NaN, -0.0, 0.0)),
                Arguments.of(ObjectList.wrap(new String[] {"b", "a", "b"}), List.of("b", "a", "b")));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void isEqualToAnyListOfTheSameElements(List<Object> list, List<Object> expected) {
        assertEquals(expected, list);
        assertEquals(list, expected);
        assertEquals(list, list);
        assertEquals(list, new LinkedList<>(expected));
        assertEquals(expected.hashCode(), list.hashCode());
        assertEquals(expected.toString(), list.toString());
        assertArrayEquals(expected.toArray(), list.toArray());
        assertEquals(expected, list.stream().toList());
    }

    @ParameterizedTest
    @MethodSource("lists")
    void differsFromEveryOtherList(List<Object> list, List<Object> expected) {
        List<Object> longer = new ArrayList<>(expected);
        longer.add("x");
        assertNotEquals(list, longer);
        assertNotEquals(longer, list);
        assertNotEquals(list, Set.copyOf(expected));
        assertNotEquals(list, null);
        for (int i = 0; i < expected.size(); i++) {
            List<Object> changed = new ArrayList<>(expected);
            changed.set(i, "x");
            assertNotEquals(list, changed);
        }
    }

    @ParameterizedTest
    @MethodSource("lists")
    void findsItsElements(List<Object> list, List<Object> expected) {
        Stream.concat(expected.stream(), Stream.of("x", 5, 5L)).forEach(element -> {
            assertEquals(expected.indexOf(element), list.indexOf(element));
            assertEquals(expected.lastIndexOf(element), list.lastIndexOf(element));
            assertEquals(expected.contains(element), list.contains(element));
        });
        assertFalse(list.contains(null));
        assertEquals(expected.isEmpty(), list.isEmpty());
        assertTrue(list instanceof RandomAccess);
    }

    @ParameterizedTest
    @MethodSource("lists")
    void isWalkedInBothDirections(List<Object> list, List<Object> expected) {
        ListIterator<Object> theirs = expected.listIterator();
        ListIterator<Object> ours = list.listIterator();
        while (theirs.hasNext()) {
            assertEquals(theirs.nextIndex(), ours.nextIndex());
            assertEquals(theirs.next(), ours.next());
        }
        assertThrows(NoSuchElementException.class, ours::next);
        while (theirs.hasPrevious()) {
            assertEquals(theirs.previousIndex(), ours.previousIndex());
            assertEquals(theirs.previous(), ours.previous());
        }
        assertFalse(ours.hasPrevious());
        assertThrows(NoSuchElementException.class, ours::previous);
        assertEquals(expected, new ArrayList<>(list));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void isWalkedFromAnywhere(List<Object> list, List<Object> expected) {
        for (int from = 0; from <= expected.size(); from++) {
            List<Object> rest = new ArrayList<>();
            list.listIterator(from).forEachRemaining(rest::add);
            assertEquals(expected.subList(from, expected.size()), rest);
        }
        assertThrows(IndexOutOfBoundsException.class, () -> list.listIterator(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> list.listIterator(expected.size() + 1));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void hasEveryPartAsAnImmutableList(List<Object> list, List<Object> expected) {
        for (int from = 0; from <= expected.size(); from++) {
            for (int to = from; to <= expected.size(); to++) {
                assertEquals(expected.subList(from, to), list.subList(from, to));
            }
        }
        List<Object> whole = list.subList(0, list.size());
        assertThrows(UnsupportedOperationException.class, () -> whole.add("x"));
        assertThrows(IndexOutOfBoundsException.class, () -> list.subList(-1, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> list.subList(0, expected.size() + 1));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void hasNoElementOutOfRange(List<Object> list, List<Object> expected) {
        assertEquals(expected.size(), list.size());
        assertThrows(IndexOutOfBoundsException.class, () -> list.get(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> list.get(expected.size()));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void cannotBeChanged(List<Object> list, List<Object> expected) {
        List<Consumer<List<Object>>> mutators = List.of(
                all -> all.add("x"),
                all -> all.add(0, "x"),
                all -> all.addAll(List.of("x")),
                all -> all.addAll(List.of()),
                all -> all.addAll(0, List.of("x")),
                all -> all.remove("x"),
                all -> all.remove(0),
                all -> all.removeAll(List.of("x")),
                all -> all.retainAll(List.of("x")),
                all -> all.removeIf(element -> true),
                all -> all.removeIf(element -> false),
                all -> all.replaceAll(element -> element),
                all -> all.sort(null),
                all -> all.set(0, "x"),
                List::clear,
                all -> all.listIterator().add("x"));
        for (Consumer<List<Object>> mutator : mutators) {
            assertThrows(UnsupportedOperationException.class, () -> mutator.accept(expected));
            assertThrows(UnsupportedOperationException.class, () -> mutator.accept(list));
        }
        assertEquals(expected, list);
    }

    @ParameterizedTest
    @MethodSource("lists")
    void cannotBeChangedWhileItIsWalked(List<Object> list, List<Object> expected) {
        ListIterator<Object> cursor = list.listIterator();
        while (cursor.hasNext()) {
            cursor.next();
            assertThrows(UnsupportedOperationException.class, cursor::remove);
            assertThrows(UnsupportedOperationException.class, () -> cursor.set("x"));
        }
        assertEquals(expected, list);
    }

    @Test
    void numbersCanBeHadWithoutBoxes() {
        assertTrue(BooleanList.of(false, true).getBoolean(1));
        assertFalse(BooleanList.of(false, true).getBoolean(0));
        assertEquals((byte) -1, Int8List.of((byte) 0, (byte) -1).getByte(1));
        assertEquals((short) -1, Int16List.of((short) 0, (short) -1).getShort(1));
        assertEquals(-1, Int32List.of(0, -1).getInt(1));
        assertEquals(-1L, Int64List.of(0, -1).getLong(1));
        assertEquals(-1.5, Float64List.of(0, -1.5).getDouble(1));
    }

    @Test
    void anEmptyListOfObjectsIsTheJdks() {
        assertSame(List.of(), ObjectList.wrap(new String[0]));
    }

    @Test
    void ofCopiesItsArrayAndWrapDoesNot() {
        int[] values = {1, 2, 3, 4};
        Int32List copied = Int32List.of(values);
        Int32List wrapped = Int32List.wrap(values);

        values[3] = 5;

        assertEquals(4, copied.getInt(3));
        assertEquals(5, wrapped.getInt(3));
    }

    @Test
    void aShortListOfNumbersHoldsThemItself() {
        int[] values = {1, 2, 3};
        Int32List copied = Int32List.of(values);
        Int32List wrapped = Int32List.wrap(values);

        Arrays.fill(values, 5);

        assertEquals(List.of(1, 2, 3), copied);
        assertEquals(List.of(1, 2, 3), wrapped);
    }
}
