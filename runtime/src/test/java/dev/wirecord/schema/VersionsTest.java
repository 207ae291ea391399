package dev.wirecord.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionsTest {

    @ParameterizedTest
    @CsvSource({
        "none, 0, -1",
        "3, 3, 3",
        "3-3, 3, 3",
        "0-4, 0, 4",
        "2+, 2, 32767",
        "0-32767, 0, 32767",
        "32767, 32767, 32767"
    })
    void parsesTheFourForms(String text, int lowest, int highest) {
        assertEquals(new Versions(lowest, highest), Versions.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                " 3",
                "3 ",
                "0 -4",
                "0- 4",
                "2 +",
                "+5",
                "-1",
                "-3",
                "0--1",
                "3-1",
                "1..3",
                "32768",
                "0-32768",
                "99999999999",
                "+",
                "-",
                "0-",
                "-0",
                "1-2-3",
                "0-4+",
                "2++",
                "None",
                "NONE",
                "none+",
                "0x1",
                "a",
                "1,2",
                "\u0663"
            })
    void refusesEverythingElse(String text) {
        Throwable refusal = assertThrows(IllegalArgumentException.class, () -> Versions.parse(text));

        assertEquals("\"" + text + "\" is not a version range", refusal.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "3", "0-4", "2+", "0+"})
    void printsWhatItParsed(String text) {
        assertEquals(text, Versions.parse(text).toString());
    }

    @Test
    void anOpenRangePrintsItsShortForm() {
        assertEquals("0+", Versions.parse("0-32767").toString());
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "0, -2", "-1, 3", "0, 32768", "5, 4"})
    void hasNoOtherEmptyOrReversedRange(int lowest, int highest) {
        assertThrows(IllegalArgumentException.class, () -> new Versions(lowest, highest));
    }

    @Test
    void containsBothEndsAndNothingBeyond() {
        Versions versions = Versions.range(2, 4);

        assertFalse(versions.contains(1));
        assertTrue(versions.contains(2));
        assertTrue(versions.contains(4));
        assertFalse(versions.contains(5));
    }

    @Test
    void noneContainsNoVersion() {
        assertTrue(Versions.NONE.isNone());
        assertFalse(Versions.NONE.contains(0));
        assertFalse(Versions.NONE.contains(-1));
    }

    @Test
    void anOpenRangeReachesTheHighestInt16AndNotFurther() {
        assertTrue(Versions.from(2).isOpen());
        assertTrue(Versions.from(2).contains(32767));
        assertFalse(Versions.from(2).contains(32768));
        assertFalse(Versions.range(2, 32766).isOpen());
    }

    @ParameterizedTest
    @CsvSource({
        "0-4, 0-4, true", "0-4, 1-3, true", "0-4, 0-5, false", "2-4, 1-3, false",
        "0-4, none, true", "none, none, true", "none, 0, false", "0+, 7+, true"
    })
    void containsARange(String outer, String inner, boolean expected) {
        assertEquals(expected, Versions.parse(outer).contains(Versions.parse(inner)));
    }

    @ParameterizedTest
    @CsvSource({
        "0-4, 2-6, 2-4",
        "0-4, 4+, 4",
        "0-4, 5+, none",
        "0+, 3-9, 3-9",
        "none, 0+, none",
        "1-2, 1-2, 1-2",
        "7+, 9+, 9+"
    })
    void intersectsInEitherOrder(String one, String other, String common) {
        Versions first = Versions.parse(one);
        Versions second = Versions.parse(other);

        assertEquals(Versions.parse(common), first.intersect(second));
        assertEquals(Versions.parse(common), second.intersect(first));
        assertEquals(!common.equals("none"), first.intersects(second));
    }

    @ParameterizedTest
    @CsvSource({
        "0-4, 3+, 0-2",
        "0-4, 0-1, 2-4",
        "0+, 0-2, 3+",
        "0-4, 0-4, none",
        "0-4, 0+, none",
        "0-4, 5+, 0-4",
        "0-4, none, 0-4",
        "none, 0-4, none"
    })
    void subtractsWhatLeavesOneRange(String from, String removed, String left) {
        assertEquals(Optional.of(Versions.parse(left)), Versions.parse(from).subtract(Versions.parse(removed)));
    }

    @Test
    void cannotSubtractAHoleInTheMiddle() {
        assertEquals(Optional.empty(), Versions.range(0, 4).subtract(Versions.range(2, 3)));
    }
}
