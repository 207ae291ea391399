package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.bytesOf;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.record.Records;
import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader does, whatever holds its bytes. */
abstract class ByteReaderContract extends NumberReaderContract {

    @Test
    void countsFromItsOwnFirstByte() {
        ByteReader in = reader("0102 03040506");

        assertEquals(0, in.offset());
        assertEquals(6, in.remaining());
        in.readInt16();
        assertEquals(2, in.offset());
        assertEquals(4, in.remaining());
    }

    @Test
    void aReaderOfAPartEndsWhereThePartDoesAndCountsAsTheWholeDoes() {
        ByteReader in = reader("01020304");
        in.readInt8();

        ByteReader part = in.between(1, 3);

        assertEquals(1, part.offset());
        assertEquals(2, part.remaining());
        assertEquals((short) 0x0203, part.readInt16());
        assertThrows(MalformedMessageException.class, part::readInt8);
        assertEquals(1, in.offset());
        assertEquals(0, in.between(4, 4).remaining());
        assertEquals(in.isStrict(), part.isStrict());
        assertThrows(IndexOutOfBoundsException.class, () -> in.between(3, 2));
        assertThrows(IndexOutOfBoundsException.class, () -> in.between(0, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> part.between(0, 4));
    }

    @Test
    void aCopyReadsFromAnyPlaceAndLeavesTheOriginalWhereItIs() {
        ByteReader in = reader("01020304");
        in.readInt16();

        ByteReader again = in.copyAt(1);

        assertEquals(1, again.offset());
        assertEquals((byte) 2, again.readInt8());
        assertEquals(2, in.offset());
        assertEquals(4, in.copyAt(4).offset());
        assertEquals(in.isStrict(), again.isStrict());
        assertThrows(IndexOutOfBoundsException.class, () -> in.copyAt(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> in.copyAt(5));
    }

    @ParameterizedTest
    @CsvSource({"'', ''", "6162, ab", "c3a9, é", "e282ac, €", "f09f9880, \uD83D\uDE00", "00, '\u0000'", "efbfbd, \uFFFD"
    })
    void strings(String utf8, String expected) {
        String classic = String.format("%04x", utf8.length() / 2) + utf8;
        String compact = String.format("%02x", utf8.length() / 2 + 1) + utf8;
        ByteReader in = reader(classic, classic, compact, compact);

        assertEquals(expected, in.readString());
        assertEquals(expected, in.readNullableString());
        assertEquals(expected, in.readCompactString());
        assertEquals(expected, in.readCompactNullableString());
        assertEquals(0, in.remaining());
    }

    @Test
    void theLongestStringHas32767Bytes() {
        String utf8 = "61".repeat(32767);

        assertEquals("a".repeat(32767), reader("7fff", utf8).readString());
        assertEquals("a".repeat(32767), reader("808002", utf8).readCompactString());
    }

    @Test
    void stringsOfEveryLengthWithAnotherCharacterAtEveryPlace() {
        String letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP";
        for (int length = 0; length <= letters.length(); length++) {
            assertReads(letters.substring(0, length));
            for (int place = 0; place < length; place++) {
                assertReads(letters.substring(0, place) + "\u00e9" + letters.substring(place + 1, length));
            }
        }
    }

    private void assertReads(String value) {
        HexFormat hex = HexFormat.of();
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);

        assertEquals(
                value,
                reader(hex.toHexDigits((short) utf8.length), hex.formatHex(utf8))
                        .readString());
    }

    @Test
    void aLongerCompactStringIsRefused() {
        ByteReader in = reader("818002", "61".repeat(32768));

        assertEquals(
                "a string of 32768 bytes",
                assertThrows(MalformedMessageException.class, in::readCompactString)
                        .reason());
    }

    @Test
    void nullIsMinusOneOrCompactZero() {
        ByteReader in = reader("ffff 00 ffffffff 00 ffffffff 00");

        assertNull(in.readNullableString());
        assertNull(in.readCompactNullableString());
        assertEquals(-1, in.readNullableBytesLength());
        assertEquals(-1, in.readCompactNullableBytesLength());
        assertEquals(-1, in.readNullableArrayLength());
        assertEquals(-1, in.readCompactNullableArrayLength());
        assertNull(in.readByteBuffer(-1));
        assertNull(in.readByteArray(-1));
        assertNull(in.readRecords(-1));
        assertEquals(0, in.remaining());
    }

    @Test
    void lengthsOfBytes() {
        ByteReader in = reader("00000002 00000001 03 02  0a0b");

        assertEquals(2, in.readBytesLength());
        assertEquals(1, in.readNullableBytesLength());
        assertEquals(2, in.readCompactBytesLength());
        assertEquals(1, in.readCompactNullableBytesLength());
        assertEquals(2, in.remaining());
    }

    @Test
    void lengthsOfArrays() {
        ByteReader in = reader("00000002 00000001 03 02  0a0b");

        assertEquals(2, in.readArrayLength());
        assertEquals(1, in.readNullableArrayLength());
        assertEquals(2, in.readCompactArrayLength());
        assertEquals(1, in.readCompactNullableArrayLength());
        assertEquals(2, in.remaining());
    }

    @Test
    void bytesAsASlice() {
        ByteBuffer slice = reader("0a0b0c").readByteBuffer(2);

        assertHex("0a0b", bytesOf(slice));
        assertTrue(slice.isReadOnly());
        assertEquals(0, slice.position());
        assertEquals(2, slice.capacity());
    }

    @Test
    void bytesAsACopy() {
        ByteReader in = reader("0a0b0c");

        assertArrayEquals(hex("0a0b"), in.readByteArray(2));
        assertArrayEquals(new byte[0], in.readByteArray(0));
        assertEquals(1, in.remaining());
    }

    @Test
    void bytesAsRecords() {
        ByteReader in = reader("0a0b0c");

        assertEquals(Records.of(hex("0a0b")), in.readRecords(2));
        assertEquals(Records.EMPTY, in.readRecords(0));
        assertEquals(1, in.remaining());
    }

    @ParameterizedTest
    @CsvSource({"01, true", "ff, false"})
    void structMarkers(String marker, boolean present) {
        assertEquals(present, reader(marker).readStructMarker());
    }

    @ParameterizedTest
    @CsvSource({"01, true", "00, false"})
    void taggedStructMarkers(String marker, boolean present) {
        assertEquals(present, reader(marker).readTaggedStructMarker());
    }

    @Test
    void aTagSectionFieldByField() {
        ByteReader in = reader(
                "02", // two fields
                "00 01 0a", // tag 0, one byte
                "8001 02 0b0c"); // tag 128, two bytes

        assertEquals(2, in.readTaggedFieldCount());
        assertEquals(0, in.readTag(-1));
        int end = in.readTaggedFieldEnd();
        assertEquals(4, end);
        in.readInt8();
        in.requireTaggedFieldEnd(0, end);
        assertEquals(128, in.readTag(0));
        assertHex("0b0c", bytesOf(in.readUntil(in.readTaggedFieldEnd())));
        in.requireEnd();
    }

    @Test
    void aTagSectionAsAWhole() {
        String section = "02  00 01 0a  8001 02 0b0c";

        assertEquals(
                TaggedFields.of(TaggedField.of(0, hex("0a")), TaggedField.of(128, hex("0b0c"))),
                reader(section).readTaggedFields());
        assertSame(TaggedFields.EMPTY, reader("00").readTaggedFields());

        ByteReader skipping = reader(section, "55");
        skipping.skipTaggedFields();
        assertEquals(0x55, skipping.readInt8());
    }

    @Test
    void skipMovesOn() {
        ByteReader in = reader("0a0b0c");

        assertSame(in, in.skip(2).skip(0));
        assertEquals(0x0c, in.readInt8());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void skipStaysInsideTheBytes(int length) {
        ByteReader in = reader("0a0b0c");

        assertThrows(MalformedMessageException.class, () -> in.skip(length));
        assertEquals(0, in.offset());
    }

    @ParameterizedTest
    @ValueSource(strings = {"STRICT", "KAFKA"})
    void aCopyMovesOnItsOwnAndLooksAsClosely(ReadProfile profile) {
        ReadLimits limits = ReadLimits.DEFAULT.withMaxArrayElements(7);
        ByteReader in = over(hex("0a0b0c"), profile, limits);
        in.readInt8();

        ByteReader copy = in.copy();

        assertEquals(0x0b, copy.readInt8());
        assertEquals(2, copy.offset());
        assertEquals(1, in.offset());
        assertEquals(profile == ReadProfile.STRICT, copy.isStrict());
        assertEquals(limits, copy.limits());
    }
}
