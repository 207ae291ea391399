package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.InvalidValueException;
import java.util.HexFormat;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ByteWriterStringTest {

    private static String written(BiConsumer<ByteWriter, String> method, String value) {
        ByteWriter out = new ByteWriter();
        method.accept(out, value);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    static Stream<Arguments> strings() {
        return Stream.of(
                Arguments.of("", ""),
                Arguments.of("ab", "6162"),
                Arguments.of("\u0000", "00"),
                Arguments.of("é", "c3a9"),
                Arguments.of("€", "e282ac"),
                Arguments.of("\uD83D\uDE00", "f09f9880"),
                Arguments.of("a\uD83Db", "613f62"),
                Arguments.of("\uDE00\uD83D", "3f3f"),
                Arguments.of("\uFFFD", "efbfbd"));
    }

    @ParameterizedTest
    @MethodSource("strings")
    void aStringIsItsLengthInBytesAndUtf8(String value, String utf8) {
        int length = utf8.length() / 2;
        String classic = String.format("%04x", length) + utf8;
        String compact = String.format("%02x", length + 1) + utf8;

        assertEquals(classic, written(ByteWriter::writeString, value));
        assertEquals(classic, written(ByteWriter::writeNullableString, value));
        assertEquals(compact, written(ByteWriter::writeCompactString, value));
        assertEquals(compact, written(ByteWriter::writeCompactNullableString, value));
    }

    @Test
    void nullIsMinusOneOrCompactZero() {
        assertEquals("ffff", written(ByteWriter::writeNullableString, null));
        assertEquals("00", written(ByteWriter::writeCompactNullableString, null));
    }

    @Test
    void nullIsRefusedWhereItHasNoEncoding() {
        assertThrows(InvalidValueException.class, () -> written(ByteWriter::writeString, null));
        assertThrows(InvalidValueException.class, () -> written(ByteWriter::writeCompactString, null));
    }

    @Test
    void aCompactLengthGrowsAt127Bytes() {
        assertTrue(written(ByteWriter::writeCompactString, "a".repeat(126)).startsWith("7f61"));
        assertTrue(written(ByteWriter::writeCompactString, "a".repeat(127)).startsWith("800161"));
    }

    @Test
    void theLongestStringHas32767Bytes() {
        String longest = "a".repeat(32767);
        String utf8 = "61".repeat(32767);

        assertEquals("7fff" + utf8, written(ByteWriter::writeString, longest));
        assertEquals("808002" + utf8, written(ByteWriter::writeCompactString, longest));
    }

    static Stream<String> tooLong() {
        return Stream.of("a".repeat(32768), "é".repeat(16384));
    }

    @ParameterizedTest
    @MethodSource("tooLong")
    void aLongerStringIsRefusedAndNothingOfItWritten(String value) {
        ByteWriter out = new ByteWriter();

        Throwable refusal = assertThrows(InvalidValueException.class, () -> out.writeString(value));
        assertThrows(InvalidValueException.class, () -> out.writeCompactString(value));
        assertThrows(InvalidValueException.class, () -> out.writeNullableString(value));
        assertThrows(InvalidValueException.class, () -> out.writeCompactNullableString(value));

        assertEquals("a string of 32768 bytes is longer than Kafka's 32767", refusal.getMessage());
        assertHex("", out.toByteArray());
    }
}
