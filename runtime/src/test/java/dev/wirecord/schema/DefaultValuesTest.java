package dev.wirecord.schema;

import static dev.wirecord.schema.DefaultValues.check;
import static dev.wirecord.schema.DefaultValues.parse;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DefaultValuesTest {

    private static final StructSchema STRUCT = StructSchema.of("Topic");

    static Stream<Arguments> implicitDefaults() {
        return Stream.of(
                Arguments.of(ScalarType.BOOL, false),
                Arguments.of(ScalarType.INT8, (byte) 0),
                Arguments.of(ScalarType.INT16, (short) 0),
                Arguments.of(ScalarType.UINT16, 0),
                Arguments.of(ScalarType.INT32, 0),
                Arguments.of(ScalarType.UINT32, 0L),
                Arguments.of(ScalarType.INT64, 0L),
                Arguments.of(ScalarType.FLOAT64, 0.0),
                Arguments.of(ScalarType.UUID, new UUID(0, 0)),
                Arguments.of(ScalarType.STRING, ""));
    }

    @ParameterizedTest
    @MethodSource("implicitDefaults")
    void withoutATextTheDefaultIsZeroFalseOrEmpty(ScalarType type, Object expected) {
        assertEquals(expected, parse(type, null));
        assertEquals(expected, parse(type, ""));
    }

    static Stream<Arguments> explicitDefaults() {
        return Stream.of(
                Arguments.of(ScalarType.BOOL, "true", true),
                Arguments.of(ScalarType.BOOL, "TRUE", true),
                Arguments.of(ScalarType.BOOL, "False", false),
                Arguments.of(ScalarType.INT8, "-128", (byte) -128),
                Arguments.of(ScalarType.INT8, "127", (byte) 127),
                Arguments.of(ScalarType.INT8, "0x7f", (byte) 127),
                Arguments.of(ScalarType.INT16, "-32768", (short) -32768),
                Arguments.of(ScalarType.INT16, "32767", (short) 32767),
                Arguments.of(ScalarType.UINT16, "0", 0),
                Arguments.of(ScalarType.UINT16, "65535", 65535),
                Arguments.of(ScalarType.UINT16, "0xFFFF", 65535),
                Arguments.of(ScalarType.INT32, "-2147483648", Integer.MIN_VALUE),
                Arguments.of(ScalarType.INT32, "+5", 5),
                Arguments.of(ScalarType.INT32, "0x7fffffff", Integer.MAX_VALUE),
                Arguments.of(ScalarType.UINT32, "4294967295", 4294967295L),
                Arguments.of(ScalarType.UINT32, "0xffffffff", 4294967295L),
                Arguments.of(ScalarType.INT64, "-9223372036854775808", Long.MIN_VALUE),
                Arguments.of(ScalarType.INT64, "9223372036854775807", Long.MAX_VALUE),
                Arguments.of(ScalarType.FLOAT64, "-1.5", -1.5),
                Arguments.of(ScalarType.FLOAT64, "NaN", Double.NaN),
                Arguments.of(ScalarType.FLOAT64, "-Infinity", Double.NEGATIVE_INFINITY),
                Arguments.of(ScalarType.FLOAT64, "1e400", Double.POSITIVE_INFINITY),
                Arguments.of(ScalarType.FLOAT64, "0x1p3", 8.0),
                Arguments.of(ScalarType.UUID, "AAAAAAAAAAAAAAAAAAAAAQ", new UUID(0, 1)),
                Arguments.of(ScalarType.UUID, "_____________________w", new UUID(-1, -1)),
                Arguments.of(ScalarType.STRING, "none \"at\" all", "none \"at\" all"));
    }

    @ParameterizedTest
    @MethodSource("explicitDefaults")
    void parsesBothEndsOfEachType(ScalarType type, String text, Object expected) {
        assertEquals(expected, parse(type, text));
    }

    @ParameterizedTest
    @CsvSource({
        "BOOL, yes",
        "BOOL, 1",
        "BOOL, null",
        "INT8, 128",
        "INT8, -129",
        "INT8, 0xff",
        "INT16, 32768",
        "INT16, -32769",
        "UINT16, -1",
        "UINT16, 65536",
        "UINT16, 0x10000",
        "INT32, 2147483648",
        "INT32, -2147483649",
        "INT32, 0xffffffff",
        "INT32, -0x1",
        "INT32, 0x",
        "INT32, 1.0",
        "INT32, '1 '",
        "INT32, 1_000",
        "INT32, --1",
        "INT32, null",
        "INT32, 010",
        "INT32, 08",
        "INT32, -01",
        "INT32, 00",
        "UINT32, -1",
        "UINT32, 4294967296",
        "INT64, 9223372036854775808",
        "INT64, -9223372036854775809",
        "FLOAT64, one",
        "FLOAT64, null",
        "UUID, AAAAAAAAAAAAAAAAAAAA",
        "UUID, AAAAAAAAAAAAAAAAAAAAAAAA",
        "UUID, ++++++++++++++++++++++",
        "UUID, 00000000-0000-0000-0000-000000000001",
        "UUID, null"
    })
    void refusesWhatIsNoValueOfTheType(ScalarType type, String text) {
        assertThrows(IllegalArgumentException.class, () -> parse(type, text));
        assertThrows(IllegalArgumentException.class, () -> check(type, text));
    }

    @Test
    void aRefusalSaysWhatWouldDo() {
        Throwable refusal = assertThrows(IllegalArgumentException.class, () -> parse(ScalarType.INT8, "200"));

        assertEquals("an int8 is a number from -128 to 127, decimal or 0x hex", refusal.getMessage());
    }

    @ParameterizedTest
    @EnumSource(names = {"BYTES", "RECORDS"})
    void bytesAndRecordsHaveNoScalarDefault(ScalarType type) {
        assertThrows(IllegalArgumentException.class, () -> parse(type, null));
    }

    static Stream<FieldType> nullableTypes() {
        return Stream.of(
                ScalarType.STRING, ScalarType.BYTES, ScalarType.RECORDS, new ArrayType(ScalarType.INT32), STRUCT);
    }

    @ParameterizedTest
    @MethodSource("nullableTypes")
    void whatCanBeNullMayDefaultToNull(FieldType type) {
        assertTrue(type.canBeNull());
        assertDoesNotThrow(() -> check(type, "null"));
        assertDoesNotThrow(() -> check(type, null));
    }

    @ParameterizedTest
    @MethodSource("nullableTypes")
    void onlyRecordsHaveNoEmptyDefault(FieldType type) {
        if (type == ScalarType.RECORDS) {
            assertThrows(IllegalArgumentException.class, () -> check(type, ""));
        } else {
            assertDoesNotThrow(() -> check(type, ""));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "[]", "{}", "NULL"})
    void bytesRecordsArraysAndStructsDefaultToNothingElse(String text) {
        nullableTypes()
                .filter(type -> type != ScalarType.STRING)
                .forEach(type -> assertThrows(IllegalArgumentException.class, () -> check(type, text)));
    }
}
