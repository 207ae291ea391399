package dev.wirecord.explorer.serve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HexTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00ff10",
                "00 FF 10",
                "\n00\tff\r\n10\n",
                "00:ff:10",
                "0x00, 0xff, 0x10",
                "\\x00\\xff\\x10",
                "0x00ff10"
            })
    void pairsOfDigitsWithAnythingUsualBetween(String text) throws RefusedInputException {
        assertArrayEquals(new byte[] {0, (byte) 0xff, 0x10}, HexText.parse(text, 3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "00 g0     | Line 1, column 4: \"g\" is no hex digit.",
                "00 0g     | Line 1, column 5: \"g\" is no hex digit, and the byte before it has one digit only.",
                "0 0       | Line 1, column 2: \" \" is no hex digit, and the byte before it has one digit only.",
                "00 1      | The last byte has one hex digit only.",
                "00 <b>    | Line 1, column 4: \"<\" is no hex digit.",
                "0\u0660   | Line 1, column 2: \"\u0660\" is no hex digit, and the byte before it has one digit only.",
                "\uff10\uff10 | Line 1, column 1: \"\uff10\" is no hex digit.",
                "00 00 00 00 | There are more than 3 bytes, which is the most a page shows."
            })
    void anythingElseIsRefusedAtItsPlace(String text, String reason) {
        assertEquals(
                reason,
                assertThrows(RefusedInputException.class, () -> HexText.parse(text, 3))
                        .getMessage());
    }

    @Test
    void thePlaceIsCountedInLines() {
        assertEquals(
                "Line 3, column 2: \"x\" is no hex digit, and the byte before it has one digit only.",
                assertThrows(RefusedInputException.class, () -> HexText.parse("00\n\n1x", 3))
                        .getMessage());
    }
}
