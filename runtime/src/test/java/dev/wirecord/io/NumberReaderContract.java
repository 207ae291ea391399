package dev.wirecord.io;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import dev.wirecord.type.Uuids;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How a reader reads what has no length of its own, whatever holds its bytes. */
abstract class NumberReaderContract {

    abstract ByteReader over(byte[] bytes, ReadProfile profile, ReadLimits limits);

    final ByteReader reader(String... parts) {
        return over(hex(parts), ReadProfile.STRICT, ReadLimits.DEFAULT);
    }

    @Test
    void booleansAreTrueUnlessZero() {
        ByteReader in = reader("00 01 02 ff");

        assertFalse(in.readBoolean());
        assertTrue(in.readBoolean());
        assertTrue(in.readBoolean());
        assertTrue(in.readBoolean());
    }

    @Test
    void signedNumbers() {
        ByteReader in = reader("fe 0102 8000 01020304 ffffffff 0102030405060708 8000000000000000");

        assertEquals(-2, in.readInt8());
        assertEquals(0x0102, in.readInt16());
        assertEquals(-32768, in.readInt16());
        assertEquals(0x01020304, in.readInt32());
        assertEquals(-1, in.readInt32());
        assertEquals(0x0102030405060708L, in.readInt64());
        assertEquals(Long.MIN_VALUE, in.readInt64());
        assertEquals(0, in.remaining());
    }

    @Test
    void unsignedNumbers() {
        ByteReader in = reader("0000 ffff 00000000 ffffffff");

        assertEquals(0, in.readUint16());
        assertEquals(65535, in.readUint16());
        assertEquals(0L, in.readUint32());
        assertEquals(4294967295L, in.readUint32());
    }

    @Test
    void aRunIsReadInAnyOrder() {
        ByteReader in = reader(
                "7f", // in front of the run
                "02 fe 8000 ffff", // bool, int8, int16, uint16
                "01020304 ffffffff", // int32, uint32
                "0102030405060708 3ff8000000000000", // int64, float64
                "00000000000000010000000000000002", // uuid
                "00000000000000000000000000000000");
        in.readInt8();
        int at = in.take(62);

        assertEquals(0, in.remaining());
        assertEquals(Uuids.ZERO, in.getUuid(at + 46));
        assertEquals(new UUID(1, 2), in.getUuid(at + 30));
        assertEquals(1.5, in.getFloat64(at + 22));
        assertEquals(0x0102030405060708L, in.getInt64(at + 14));
        assertEquals(4294967295L, in.getUint32(at + 10));
        assertEquals(0x01020304, in.getInt32(at + 6));
        assertEquals(65535, in.getUint16(at + 4));
        assertEquals(-32768, in.getInt16(at + 2));
        assertEquals(-2, in.getInt8(at + 1));
        assertTrue(in.getBoolean(at));
        assertEquals(63, in.offset());
    }

    @Test
    void aTagSectionBehindARun() {
        ByteReader in = reader("0001 00", "0002 01 05 02 0a0b");

        assertSame(TaggedFields.EMPTY, in.getTaggedFields(in.take(3) + 2));
        assertEquals(3, in.offset());
        assertEquals(TaggedFields.of(TaggedField.of(5, hex("0a0b"))), in.getTaggedFields(in.take(3) + 2));
        assertEquals(0, in.remaining());
    }

    @Test
    void doublesKeepTheirBits() {
        ByteReader in = reader("3ff8000000000000 8000000000000000 7ff8000000000123");

        assertEquals(1.5, in.readFloat64());
        assertEquals(-0.0, in.readFloat64());
        assertEquals(0x7ff8000000000123L, Double.doubleToRawLongBits(in.readFloat64()));
    }

    @Test
    void uuids() {
        ByteReader in = reader("00112233445566778899aabbccddeeff 00000000000000000000000000000000");

        assertEquals(UUID.fromString("00112233-4455-6677-8899-aabbccddeeff"), in.readUuid());
        assertEquals(new UUID(0, 0), in.readUuid());
    }

    @ParameterizedTest
    @MethodSource("dev.wirecord.io.Encodings#unsignedVarints")
    void unsignedVarints(int expected, String bytes) {
        ByteReader in = reader(bytes, "55");

        assertEquals(expected, in.readUnsignedVarint());
        assertEquals(1, in.remaining());
    }

    @ParameterizedTest
    @MethodSource("dev.wirecord.io.Encodings#varints")
    void varints(int expected, String bytes) {
        ByteReader in = reader(bytes, "55");

        assertEquals(expected, in.readVarint());
        assertEquals(1, in.remaining());
    }

    @ParameterizedTest
    @MethodSource("dev.wirecord.io.Encodings#varlongs")
    void varlongs(long expected, String bytes) {
        ByteReader in = reader(bytes, "55");

        assertEquals(expected, in.readVarlong());
        assertEquals(1, in.remaining());
    }
}
