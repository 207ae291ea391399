package dev.wirecord.io;

import static dev.wirecord.Hex.hex;
import static dev.wirecord.io.Refusals.assertBothRefuse;
import static dev.wirecord.io.Refusals.assertOnlyKafkaReads;
import static dev.wirecord.io.Refusals.assertRefused;
import static dev.wirecord.io.Refusals.kafka;
import static dev.wirecord.io.Refusals.strict;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReadProfileTest {

    @Test
    void strictIsWhatReadersAreUnlessTold() {
        assertTrue(strict("").isStrict());
        assertFalse(kafka("").isStrict());
    }

    @ParameterizedTest
    @CsvSource({"8000, 0", "ff00, 127", "808000, 0", "8080808000, 0", "81808000, 1"})
    void varintsPaddedWithZeros(String bytes, int value) {
        assertOnlyKafkaReads(value, "a varint padded with zeros", ByteReader::readUnsignedVarint, bytes);
    }

    @ParameterizedTest
    @CsvSource({"8080808010, 0", "8080808070, 0", "ffffffff1f, -1", "ffffffff7f, -1"})
    void varintsWithBitsBeyondThe32nd(String bytes, int value) {
        assertOnlyKafkaReads(value, "a varint of more than 32 bits", ByteReader::readUnsignedVarint, bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8080808080", "808080808000", "ffffffffffffffffff01"})
    void varintsOfMoreThanFiveBytes(String bytes) {
        assertBothRefuse("a varint of more than five bytes", ByteReader::readUnsignedVarint, bytes);
    }

    @ParameterizedTest
    @CsvSource({"8000, 0", "ff00, -64", "80808080808080808000, 0"})
    void varlongsPaddedWithZeros(String bytes, long value) {
        assertOnlyKafkaReads(value, "a varlong padded with zeros", ByteReader::readVarlong, bytes);
    }

    @Test
    void varlongsOfMoreThanTenBytes() {
        assertBothRefuse("a varlong of more than ten bytes", ByteReader::readVarlong, "8080808080808080808000");
    }

    @Test
    void varlongsWithBitsBeyondThe64th() {
        assertOnlyKafkaReads(0L, "a varlong of more than 64 bits", ByteReader::readVarlong, "80808080808080808002");
        assertEquals(Long.MIN_VALUE, strict("ffffffffffffffffff01").readVarlong());
    }

    @ParameterizedTest
    @ValueSource(strings = {"fffe", "8000"})
    void int16LengthsBelowMinusOne(String bytes) {
        String reason = "the negative string length " + (bytes.equals("fffe") ? -2 : -32768);

        assertOnlyKafkaReads(null, reason, ByteReader::readNullableString, bytes);
        assertBothRefuse(reason, ByteReader::readString, bytes);
    }

    @ParameterizedTest
    @CsvSource({"fffffffe, -2", "80000000, -2147483648"})
    void int32LengthsBelowMinusOne(String bytes, int length) {
        String ofBytes = "the negative bytes length " + length;
        String ofAnArray = "the negative array length " + length;

        assertOnlyKafkaReads(-1, ofBytes, ByteReader::readNullableBytesLength, bytes);
        assertOnlyKafkaReads(-1, ofAnArray, ByteReader::readNullableArrayLength, bytes);
        assertBothRefuse(ofBytes, ByteReader::readBytesLength, bytes);
        assertBothRefuse(ofAnArray, ByteReader::readArrayLength, bytes);
    }

    @ParameterizedTest
    @CsvSource({"ffffffff0f, -2", "8180808008, -2147483648"})
    void compactLengthsAbove31Bits(String bytes, int length) {
        String ofAString = "the negative string length " + length;
        String ofBytes = "the negative bytes length " + length;
        String ofAnArray = "the negative array length " + length;

        assertOnlyKafkaReads(null, ofAString, ByteReader::readCompactNullableString, bytes);
        assertOnlyKafkaReads(-1, ofBytes, ByteReader::readCompactNullableBytesLength, bytes);
        assertOnlyKafkaReads(-1, ofAnArray, ByteReader::readCompactNullableArrayLength, bytes);
        assertBothRefuse(ofAString, ByteReader::readCompactString, bytes);
        assertBothRefuse(ofBytes, ByteReader::readCompactBytesLength, bytes);
        assertBothRefuse(ofAnArray, ByteReader::readCompactArrayLength, bytes);
    }

    @Test
    void nullWhereThereIsNone() {
        assertBothRefuse("a null where this version has no null string", ByteReader::readString, "ffff");
        assertBothRefuse("a null where this version has no null string", ByteReader::readCompactString, "00");
        assertBothRefuse("a null where this version has no null bytes", ByteReader::readBytesLength, "ffffffff");
        assertBothRefuse("a null where this version has no null bytes", ByteReader::readCompactBytesLength, "00");
        assertBothRefuse("a null where this version has no null array", ByteReader::readArrayLength, "ffffffff");
        assertBothRefuse("a null where this version has no null array", ByteReader::readCompactArrayLength, "00");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "61ff62", // no lead byte
                "c3", // a sequence that breaks off
                "c080", // zero in two bytes
                "eda080", // a surrogate
                "f4908080", // beyond U+10FFFF
                "ff61616161616161", // as long as names are, at their beginning
                "6161616161616161ff61616161616161616161616161616161", // in the second eight bytes of 25
                "6161616161616161616161616161616161ff61616161616161616161616161", // in the third of 31
                "61616161616161616161616161616161616161616161616161616161616161ff", // at the end of 32
                "efbfbdff" // a U+FFFD that was sent, and one that was not
            })
    void invalidUtf8(String utf8) {
        int length = utf8.length() / 2;
        String reason = "a string of " + length + " bytes that are not UTF-8";
        String replaced = new String(hex(utf8), StandardCharsets.UTF_8);

        assertOnlyKafkaReads(replaced, reason, ByteReader::readString, String.format("%04x", length) + utf8);
        assertOnlyKafkaReads(replaced, reason, ByteReader::readCompactString, String.format("%02x", length + 1) + utf8);
    }

    @Test
    void kafkaReplacesInvalidUtf8() {
        assertEquals("a\uFFFDb", kafka("0003 61ff62").readString());
    }

    @Test
    void aReplacementCharacterThatWasSentIsValid() {
        assertEquals("a\uFFFD", strict("0004 61efbfbd").readString());
    }

    @ParameterizedTest
    @CsvSource({"00, 0, true", "02, 2, true", "7f, 127, true", "fe, -2, false", "80, -128, false"})
    void structMarkersOtherThanOneAndMinusOne(String bytes, int marker, boolean present) {
        String reason = "the marker " + marker + " before a struct, which is 1 or -1";

        assertOnlyKafkaReads(present, reason, ByteReader::readStructMarker, bytes);
    }

    @ParameterizedTest
    @CsvSource({"02, 2, true", "ffffffff0f, -1, false"})
    void taggedStructMarkersOtherThanOneAndZero(String bytes, int marker, boolean present) {
        String reason = "the marker " + marker + " before a tagged struct, which is 1 or 0";

        assertOnlyKafkaReads(present, reason, ByteReader::readTaggedStructMarker, bytes);
    }

    @Test
    void tagsOutOfOrder() {
        String bytes = "02  05 01 0a  03 01 0b";
        TaggedFields inOrder = TaggedFields.of(TaggedField.of(3, hex("0b")), TaggedField.of(5, hex("0a")));

        assertOnlyKafkaReads(inOrder, "tag 3 behind tag 5", ByteReader::readTaggedFields, bytes);
        assertRefused("tag 3 behind tag 5", strict(bytes), ByteReader::skipTaggedFields);
    }

    @Test
    void tagsThatComeTwice() {
        String bytes = "02  05 01 0a  05 01 0b";
        TaggedFields last = TaggedFields.of(TaggedField.of(5, hex("0b")));

        assertOnlyKafkaReads(last, "tag 5 twice", ByteReader::readTaggedFields, bytes);
        assertRefused("tag 5 twice", strict(bytes), ByteReader::skipTaggedFields);
    }

    @Test
    void theHighestTagHas31Bits() {
        assertEquals(Integer.MAX_VALUE, strict("ffffffff07").readTag(-1));
        assertBothRefuse("tag 2147483648 of more than 31 bits", in -> in.readTag(-1), "8080808008");
        assertBothRefuse("tag 4294967295 of more than 31 bits", ByteReader::readTaggedFields, "01 ffffffff0f 00");
        assertBothRefuse("tag 4294967295 of more than 31 bits", ByteReader::skipTaggedFields, "01 ffffffff0f 00");
    }

    @Test
    void theErrorForAKnownTagInAnotherVersion() {
        assertEquals(
                "byte 1: tag 1, which only versions 15+ have (0 bytes left)",
                strict("0a").skip(1).tagNotInVersion(1, "15+").getMessage());
    }

    @ParameterizedTest
    @CsvSource({"00, 1", "02, 3"})
    void aKnownFieldThatDoesNotEndWhereItsSizeSays(String size, int end) {
        String bytes = size + "0a0b0c";

        assertRefused("tagged field 7 should have ended at byte " + end, strict(bytes), this::readKnownField);
        assertDoesNotThrow(() -> readKnownField(kafka(bytes)));
    }

    private void readKnownField(ByteReader in) {
        int end = in.readTaggedFieldEnd();
        in.readInt8();
        in.requireTaggedFieldEnd(7, end);
    }

    @ParameterizedTest
    @CsvSource({"04, 4", "ffffffff07, 2147483647", "ffffffff0f, 4294967295"})
    void aKnownFieldLargerThanTheBytes(String size, String bytesClaimed) {
        String bytes = size + "0a0b0c";

        assertRefused("a tagged field of " + bytesClaimed + " bytes", strict(bytes), this::readKnownField);
        assertDoesNotThrow(() -> readKnownField(kafka(bytes)));
    }

    @ParameterizedTest
    @CsvSource({"04, 4", "ffffffff07, 2147483647", "8080808008, 2147483648", "ffffffff0f, 4294967295"})
    void anUnknownFieldLargerThanTheBytes(String size, String bytesClaimed) {
        String reason = "a tagged field of " + bytesClaimed + " bytes";

        assertBothRefuse(reason, ByteReader::readTaggedFields, "01 00" + size + "0a0b0c");
        assertBothRefuse(reason, ByteReader::skipTaggedFields, "01 00" + size + "0a0b0c");
    }

    @Test
    void bytesBehindTheMessage() {
        assertRefused("the message should have ended", strict("0a"), ByteReader::requireEnd);
        assertDoesNotThrow(() -> kafka("0a").requireEnd());
        assertDoesNotThrow(() -> strict("").requireEnd());
    }
}
