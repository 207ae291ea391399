package dev.wirecord.io;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
