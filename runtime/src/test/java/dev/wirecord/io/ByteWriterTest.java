package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ByteWriterTest {

    private final ByteWriter out = new ByteWriter();

    private void assertWritten(String expected) {
        assertHex(expected, out.toByteArray());
    }

    @Test
    void booleans() {
        out.writeBoolean(true);
        out.writeBoolean(false);
        assertWritten("01 00");
    }

    @Test
    void signedNumbersAreBigEndian() {
        out.writeInt8((byte) -2);
        out.writeInt16((short) 0x0102);
        out.writeInt16(Short.MIN_VALUE);
        out.writeInt32(0x01020304);
        out.writeInt32(-1);
        out.writeInt64(0x0102030405060708L);
        out.writeInt64(Long.MIN_VALUE);
        assertWritten("fe 0102 8000 01020304 ffffffff 0102030405060708 8000000000000000");
    }

    @Test
    void unsignedNumbersUseTheirHighestBit() {
        out.writeUint16(0);
        out.writeUint16(65535);
        out.writeUint32(0);
        out.writeUint32(4294967295L);
        assertWritten("0000 ffff 00000000 ffffffff");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 65536, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aUint16OutOfRangeIsRefused(int value) {
        assertThrows(InvalidValueException.class, () -> out.writeUint16(value));
        assertEquals(0, out.position());
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 4294967296L, Long.MIN_VALUE, Long.MAX_VALUE})
    void aUint32OutOfRangeIsRefused(long value) {
        assertThrows(InvalidValueException.class, () -> out.writeUint32(value));
        assertEquals(0, out.position());
    }

    @Test
    void doublesKeepTheirBits() {
        out.writeFloat64(1.5);
        out.writeFloat64(-0.0);
        out.writeFloat64(Double.longBitsToDouble(0x7ff8000000000123L));
        assertWritten("3ff8000000000000 8000000000000000 7ff8000000000123");
    }

    @Test
    void aUuidIsItsTwoHalves() {
        out.writeUuid(UUID.fromString("00112233-4455-6677-8899-aabbccddeeff"));
        assertWritten("00112233445566778899aabbccddeeff");
    }

    @ParameterizedTest
    @MethodSource("dev.wirecord.io.Encodings#unsignedVarints")
    void unsignedVarints(int value, String expected) {
        out.writeUnsignedVarint(value);
        assertWritten(expected);
        assertEquals(expected.length() / 2, Varints.sizeOf(value));
    }

    @ParameterizedTest
    @MethodSource("dev.wirecord.io.Encodings#varints")
    void varintsFoldTheSignIntoTheLowestBit(int value, String expected) {
        out.writeVarint(value);
        assertWritten(expected);
    }

    @ParameterizedTest
    @MethodSource("dev.wirecord.io.Encodings#varlongs")
    void varlongsFoldTheSignIntoTheLowestBit(long value, String expected) {
        out.writeVarlong(value);
        assertWritten(expected);
    }

    @Test
    void bytesHaveAnInt32Length() {
        out.writeBytes(hex("0a0b"));
        out.writeBytes(new byte[0]);
        out.writeBytes((byte[]) null);
        assertWritten("00000002 0a0b  00000000  ffffffff");
    }

    @Test
    void compactBytesHaveTheirLengthPlusOne() {
        out.writeCompactBytes(hex("0a0b"));
        out.writeCompactBytes(new byte[0]);
        out.writeCompactBytes((byte[]) null);
        assertWritten("03 0a0b  01  00");
    }

    @Test
    void ofABufferWhatRemainsIsWrittenAndItsPositionStays() {
        ByteBuffer value = hexBuffer("ff 0a0b ff").position(1).limit(3);

        out.writeBytes(value);
        out.writeCompactBytes(value.asReadOnlyBuffer());
        out.writeRaw(ByteBuffer.allocateDirect(2).put(hex("0c0d")).flip());
        out.writeBytes((ByteBuffer) null);
        out.writeCompactBytes((ByteBuffer) null);
        out.writeRaw((ByteBuffer) null);

        assertWritten("00000002 0a0b  03 0a0b  0c0d  ffffffff  00");
        assertEquals(1, value.position());
    }

    @Test
    void recordsAreWrittenAsBytes() {
        out.writeRecords(Records.of(hex("0a0b")));
        out.writeRecords(null);
        out.writeCompactRecords(Records.of(hex("0a0b")));
        out.writeCompactRecords(Records.EMPTY);
        out.writeCompactRecords(null);
        assertWritten("00000002 0a0b  ffffffff  03 0a0b  01  00");
    }

    @ParameterizedTest
    @CsvSource({"-1, ffffffff 00", "0, 00000000 01", "126, 0000007e 7f", "127, 0000007f 8001", "16383, 00003fff 808001"
    })
    void lengths(int length, String expected) {
        out.writeLength(length);
        out.writeCompactLength(length);
        assertWritten(expected);
    }

    @Test
    void theLongestCompactLengthWrapsToTheHighestUnsignedBit() {
        out.writeCompactLength(Integer.MAX_VALUE);
        assertWritten("8080808008");
    }

    @Test
    void arrayLengths() {
        out.writeArrayLength(List.of("a", "b"));
        out.writeArrayLength(List.of());
        out.writeArrayLength(null);
        out.writeCompactArrayLength(List.of("a", "b"));
        out.writeCompactArrayLength(List.of());
        out.writeCompactArrayLength(null);
        assertWritten("00000002 00000000 ffffffff  03 01 00");
    }

    @Test
    void rawBytesHaveNoLength() {
        out.writeRaw(hex("0a0b"));
        out.writeRaw((byte[]) null);
        out.writeRaw(hex("010203040506"), 2, 3);
        assertWritten("0a0b 030405");
    }

    @ParameterizedTest
    @CsvSource({"-1, 1", "0, -1", "0, 4", "3, 1", "4, 0"})
    void aRangeOutsideItsArrayIsRefusedAndNothingOfItWritten(int offset, int length) {
        byte[] three = new byte[3];

        assertThrows(IndexOutOfBoundsException.class, () -> out.writeRaw(three, offset, length));
        assertEquals(0, out.position());
    }

    @Test
    void structMarkers() {
        out.writeStructMarker(true);
        out.writeStructMarker(false);
        out.writeTaggedStructMarker(true);
        out.writeTaggedStructMarker(false);
        assertWritten("01 ff  01 00");
    }
}
