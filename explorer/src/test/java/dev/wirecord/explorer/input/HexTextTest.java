package dev.wirecord.explorer.input;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HexTextTest {

    /** 27 bytes, the frame of a Heartbeat, in the output of the programs as Debian has them. */
    private static final byte[] FRAME =
            HexFormat.of().parseHex("00000017000c00040000000000026d6500026700000003026d0000");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00000017000c00040000000000026d6500026700000003026d0000",
                "00000017 000c 0004 00000000 00026d65 00 0267 00000003 026d 00 00",
                "00:00:00:17:00:0c:00:04:00:00:00:00:00:02:6d:65:00:02:67:00:00:00:03:02:6d:00:00",
                "0x00000017000C00040000000000026D6500026700000003026D0000",
                "{0x00, 0x00, 0x00, 0x17, 0x00, 0x0c, 0x00, 0x04, 0x00000000, 0x00026d65, 0x00026700000003026d0000}",
                "'\\x00\\x00\\x00\\x17\\x00\\x0c\\x00\\x04' 0000000000026d65 00 02 67 00 00 00 03 02 6d 00 00",
            })
    void digits(String text) {
        assertArrayEquals(FRAME, HexText.parse(text));
    }

    @Test
    void xxd() {
        assertArrayEquals(FRAME, HexText.parse("""
                        00000000: 0000 0017 000c 0004 0000 0000 0002 6d65  ..............me
                        00000010: 0002 6700 0000 0302 6d00 00              ..g.....m..
                        """));
        assertArrayEquals(FRAME, HexText.parse("00000017000c00040000000000026d6500026700000003026d0000\n"));
    }

    @Test
    void hexdump() {
        assertArrayEquals(FRAME, HexText.parse("""
                        00000000  00 00 00 17 00 0c 00 04  00 00 00 00 00 02 6d 65  |..............me|
                        00000010  00 02 67 00 00 00 03 02  6d 00 00                 |..g.....m..|
                        0000001b
                        """));
    }

    @Test
    void od() {
        assertArrayEquals(FRAME, HexText.parse("""
                        0000000 00 00 00 17 00 0c 00 04 00 00 00 00 00 02 6d 65
                        0000020 00 02 67 00 00 00 03 02 6d 00 00
                        0000033
                        """));
        assertArrayEquals(FRAME, HexText.parse("""
                        000000 00 00 00 17 00 0c 00 04 00 00 00 00 00 02 6d 65
                        000010 00 02 67 00 00 00 03 02 6d 00 00
                        00001b
                        """));
    }

    @Test
    void tcpdumpAndWireshark() {
        assertArrayEquals(FRAME, HexText.parse("""
                        \t0x0000:  0000 0017 000c 0004 0000 0000 0002 6d65  ..............me
                        \t0x0010:  0002 6700 0000 0302 6d00 00              ..g.....m..
                        """));
        assertArrayEquals(FRAME, HexText.parse("""
                        0000   00 00 00 17 00 0c 00 04 00 00 00 00 00 02 6d 65   ..............me
                        0010   00 02 67 00 00 00 03 02 6d 00 00                  ..g.....m..
                        """));
    }

    @Test
    void theGridOfThisCommand() {
        assertArrayEquals(FRAME, HexText.parse("""
                              0  1  2  3  4  5  6  7  8  9  A  B  C  D  E  F
                        0000 00 00 00 17 00 0c 00 04 00 00 00 00 00 02 6d 65
                        0010 00 02 67 00 00 00 03 02 6d 00 00
                        """));
    }

    @Test
    void linesThatAreRepeated() {
        byte[] bytes = HexText.parse("""
                00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|
                *
                00000040  61 62                                             |ab|
                00000042
                """);

        assertEquals(0x42, bytes.length);
        assertEquals('b', bytes[0x41]);
    }

    @Test
    void textThatLooksLikeDigitsIsNotTakenForBytes() {
        // The text column of the last line reads "ab".
        assertArrayEquals("0123456789abcdefab".getBytes(StandardCharsets.US_ASCII), HexText.parse("""
                        00000000: 3031 3233 3435 3637 3839 6162 6364 6566  0123456789abcdef
                        00000010: 6162                                     ab
                        """));
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
                "\uff10\uff10 | Line 1, column 1: \"\uff10\" is no hex digit."
            })
    void anythingElseIsRefusedAtItsPlace(String text, String reason) {
        assertEquals(
                reason,
                assertThrows(InputException.class, () -> HexText.parse(text)).getMessage());
    }

    @Test
    void thePlaceIsCountedInLines() {
        assertEquals(
                "Line 3, column 2: \"x\" is no hex digit, and the byte before it has one digit only.",
                assertThrows(InputException.class, () -> HexText.parse("00\n\n1x"))
                        .getMessage());
    }

    @Test
    void wordsAreRefused() {
        assertEquals(
                "This is a dump of words, which hides the order of their bytes. Take hexdump -C, xxd, or od -A x -t x1.",
                assertThrows(
                                InputException.class,
                                () -> HexText.parse("0000000 0000 1700 0c00 0400 0000 0000 0200 656d\n"))
                        .getMessage());
    }

    @Test
    void bytesAreToldFromTheirDigits() {
        assertFalse(HexText.looksLikeHex(FRAME));
        assertFalse(HexText.looksLikeHex("GET / HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII)));
        assertTrue(HexText.looksLikeHex("00 00 00 17\n".getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void aRepetitionWithoutEndIsRefused() {
        String dump = """
                00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00
                *
                7fffffff0
                """;
        assertThrows(InputException.class, () -> HexText.parse(dump));
    }
}
