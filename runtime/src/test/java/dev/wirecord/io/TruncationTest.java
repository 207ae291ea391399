package dev.wirecord.io;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.MalformedMessageException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TruncationTest {

    private static final byte[] EVERYTHING = hex(
            "01", // bool
            "7f", // int8
            "0102", // int16
            "ffff", // uint16
            "01020304", // int32
            "ffffffff", // uint32
            "0102030405060708", // int64
            "3ff8000000000000", // float64
            "00000000000000010000000000000002", // uuid
            "8001", // unsigned varint
            "0002 6162", // string
            "ffff", // nullable string: null
            "03 6162", // compact string
            "00", // compact nullable string: null
            "00000002 0a0b", // bytes as a slice
            "03 0a0b", // compact bytes, copied
            "00000001 0c", // records
            "00000002 00000005 00000006", // int32 array
            "03 0001 0002", // compact int16 array
            "02 02 61", // compact string array
            "01 07", // a struct that may be null: its marker and an int8
            "02", // tag section: two fields
            "00 01 09", // tag 0, one byte
            "05 02 0a0b"); // tag 5, two bytes

    private static void readEverything(ByteReader in) {
        assertEquals(true, in.readBoolean());
        assertEquals(127, in.readInt8());
        assertEquals(0x0102, in.readInt16());
        assertEquals(65535, in.readUint16());
        assertEquals(0x01020304, in.readInt32());
        assertEquals(4294967295L, in.readUint32());
        assertEquals(0x0102030405060708L, in.readInt64());
        assertEquals(1.5, in.readFloat64());
        assertEquals(new UUID(1, 2), in.readUuid());
        assertEquals(128, in.readUnsignedVarint());
        assertEquals("ab", in.readString());
        assertEquals(null, in.readNullableString());
        assertEquals("ab", in.readCompactString());
        assertEquals(null, in.readCompactNullableString());
        assertEquals(ByteBuffer.wrap(hex("0a0b")), in.readByteBuffer(in.readBytesLength()));
        assertEquals(2, in.readByteArray(in.readCompactBytesLength()).length);
        assertEquals(1, in.readRecords(in.readNullableBytesLength()).sizeInBytes());
        assertEquals(List.of(5, 6), ArrayReader.readInt32List(in, in.readArrayLength()));
        assertEquals(2, ArrayReader.readInt16Array(in, in.readCompactArrayLength()).length);
        assertEquals(List.of("a"), ArrayReader.readCompactStringList(in, in.readCompactArrayLength()));
        assertEquals(true, in.readStructMarker());
        assertEquals(7, in.readInt8());
        assertEquals(2, in.readTaggedFields().size());
        in.requireEnd();
    }

    @ParameterizedTest
    @EnumSource
    void theWholeStreamIsRead(ReadProfile profile) {
        readEverything(ByteReader.of(EVERYTHING, profile, ReadLimits.DEFAULT));
    }

    @ParameterizedTest
    @EnumSource
    void everyPrefixIsMalformed(ReadProfile profile) {
        for (int length = 0; length < EVERYTHING.length; length++) {
            byte[] prefix = Arrays.copyOf(EVERYTHING, length);
            assertMalformed(ByteReader.of(prefix, profile, ReadLimits.DEFAULT), length);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyPrefixIsMalformedWhateverStandsBehindItsEnd(ReadProfile profile) {
        for (int length = 0; length < EVERYTHING.length; length++) {
            ByteBuffer prefix = ByteBuffer.wrap(EVERYTHING, 0, length);
            assertMalformed(ByteReader.of(prefix, profile, ReadLimits.DEFAULT), length);
        }
    }

    private static void assertMalformed(ByteReader in, int length) {
        MalformedMessageException error = assertThrows(
                MalformedMessageException.class, () -> readEverything(in), () -> "a prefix of " + length + " bytes");
        assertEquals(length, error.offset() + error.remaining());
    }

    @Test
    void aNumberStopsWhereItWouldBegin() {
        assertStops("0a 000102", in -> skipThen(in).readInt32(), 1, 3, "expected an int32");
        assertStops("0a", in -> skipThen(in).readBoolean(), 1, 0, "expected a bool");
        assertStops("0a 00", in -> skipThen(in).readUint16(), 1, 1, "expected a uint16");
        assertStops("0a 00010203040506", in -> skipThen(in).readFloat64(), 1, 7, "expected a float64");
        assertStops("0a 0001", in -> skipThen(in).readUuid(), 1, 2, "expected a uuid");
    }

    @Test
    void aVarintStopsWhereItBreaksOff() {
        assertStops("", ByteReader::readUnsignedVarint, 0, 0, "expected a varint");
        assertStops("8080", ByteReader::readUnsignedVarint, 2, 0, "expected the rest of a varint");
    }

    @Test
    void whatHasALengthStopsBehindTheLength() {
        assertStops("0003 6162", ByteReader::readString, 2, 2, "a string of 3 bytes");
        assertStops("04 6162", ByteReader::readCompactNullableString, 1, 2, "a string of 3 bytes");
        assertStops("00000003 0a", ByteReader::readBytesLength, 4, 1, "3 bytes");
        assertStops("00000003 0a", ByteReader::readNullableArrayLength, 4, 1, "an array of 3 elements");
        assertStops("02 0a", ByteReader::readTaggedFieldCount, 1, 1, "a tag section of 2 fields");
        assertStops("01 07 05 0a", ByteReader::readTaggedFields, 3, 1, "a tagged field of 5 bytes");
    }

    @Test
    void anElementStopsWhereItIs() {
        assertStops(
                "02 02 61", // one byte for two strings' lengths, and nothing for the second
                in -> ArrayReader.readCompactStringList(in.skip(1), 2),
                3,
                0,
                "expected a varint");
        assertStops("0a0b", in -> in.readByteBuffer(3), 0, 2, "expected bytes");
    }

    @Test
    void anArrayStopsBeforeElementsThatAreNotAllThere() {
        assertStops(
                "0a0a0a 00000001",
                in -> ArrayReader.readInt32Array(in.skip(3), 2),
                3,
                4,
                "an array of 2 elements of at least 4 bytes");
    }

    private static ByteReader skipThen(ByteReader in) {
        return in.skip(1);
    }

    private static void assertStops(String bytes, Consumer<ByteReader> read, int offset, int remaining, String reason) {
        ByteReader in = ByteReader.of(hex(bytes));
        MalformedMessageException error = assertThrows(MalformedMessageException.class, () -> read.accept(in));

        assertEquals(offset, error.offset());
        assertEquals(remaining, error.remaining());
        assertEquals(reason, error.reason());
        assertEquals(
                "byte " + offset + ": " + reason + " (" + remaining + (remaining == 1 ? " byte" : " bytes") + " left)",
                error.getMessage());
    }
}
