package dev.wirecord.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LiteralsTest {

    static Stream<Arguments> literals() {
        return Stream.of(
                Arguments.of(true, "true"),
                Arguments.of(Byte.MIN_VALUE, "(byte) -128"),
                Arguments.of(Byte.MAX_VALUE, "(byte) 127"),
                Arguments.of(Short.MIN_VALUE, "(short) -32768"),
                Arguments.of((short) 0, "(short) 0"),
                Arguments.of(Integer.MIN_VALUE, "-2147483648"),
                Arguments.of(Integer.MAX_VALUE, "2147483647"),
                Arguments.of(Long.MIN_VALUE, "-9223372036854775808L"),
                Arguments.of(4294967295L, "4294967295L"),
                Arguments.of(0.0, "0.0"),
                Arguments.of(-0.0, "-0.0"),
                Arguments.of(1e300, "1.0E300"),
                Arguments.of(Double.MIN_VALUE, "4.9E-324"),
                Arguments.of(Double.NaN, "java.lang.Double.NaN"),
                Arguments.of(Double.POSITIVE_INFINITY, "java.lang.Double.POSITIVE_INFINITY"),
                Arguments.of(Double.NEGATIVE_INFINITY, "java.lang.Double.NEGATIVE_INFINITY"),
                Arguments.of(new UUID(0, 0), "dev.wirecord.type.Uuids.ZERO"),
                Arguments.of(new UUID(-1, 1), "new java.util.UUID(-1L, 1L)"),
                Arguments.of("", "\"\""),
                Arguments.of("a\"b\\c$d", "\"a\\\"b\\\\c$d\""),
                Arguments.of("two\nlines\t\r", "\"two\\nlines\\t\\r\""),
                Arguments.of("ä€\u0000", "\"ä€\\u0000\""));
    }

    @ParameterizedTest
    @MethodSource
    void literals(Object value, String source) {
        assertEquals(source, Literals.of(value).toString());
    }

    @Test
    void aComparisonNeedsNoCast() {
        assertEquals("-1", Literals.plain((byte) -1).toString());
        assertEquals("7", Literals.plain((short) 7).toString());
        assertEquals("7L", Literals.plain(7L).toString());
    }
}
