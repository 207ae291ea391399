package dev.wirecord.record;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The table of Protocol Buffers' guide for signed numbers, and the ends of both ranges. */
class ZigzagTest {

    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "-1, 01",
        "1, 02",
        "-2, 03",
        "63, 7e",
        "-64, 7f",
        "64, 8001",
        "-65, 8101",
        "8191, fe7f",
        "8192, 808001",
        "-8193, 818001",
        "2147483647, feffffff0f",
        "-2147483648, ffffffff0f",
    })
    void numbersOf32Bits(int value, String digits) {
        byte[] bytes = new byte[5];

        int end = Zigzag.put(bytes, 0, value);

        assertHex(digits, Arrays.copyOf(bytes, end));
        assertEquals(end, Zigzag.sizeOf(value));
        assertEquals(end, Zigzag.endOfInt(bytes, 0));
        assertEquals(value, Zigzag.readInt(bytes, 0, end));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "-1, 01",
        "64, 8001",
        "4294967296, 8080808020",
        "9223372036854775807, feffffffffffffffff01",
        "-9223372036854775808, ffffffffffffffffff01",
    })
    void numbersOf64Bits(long value, String digits) {
        byte[] bytes = new byte[10];

        int end = Zigzag.put(bytes, 0, value);

        assertHex(digits, Arrays.copyOf(bytes, end));
        assertEquals(end, Zigzag.sizeOf(value));
        assertEquals(end, Zigzag.endOfLong(bytes, 0));
        assertEquals(value, Zigzag.readLong(bytes, 0, end));
    }

    @ParameterizedTest
    @ValueSource(strings = {"808080808000", "ffffffff10", "ffffffff7f"})
    void numbersThatHaveMoreThan32Bits(String digits) {
        byte[] bytes = hex(digits);

        assertThrows(NumberFormatException.class, () -> Zigzag.readInt(bytes, 0, bytes.length));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8080808080808080808000", "ffffffffffffffffff02"})
    void numbersThatHaveMoreThan64Bits(String digits) {
        byte[] bytes = hex(digits);

        assertThrows(NumberFormatException.class, () -> Zigzag.readLong(bytes, 0, bytes.length));
    }
}
