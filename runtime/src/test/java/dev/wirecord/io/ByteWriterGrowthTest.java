package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ByteWriterGrowthTest {

    static Stream<Arguments> writes() {
        return Stream.of(
                write("bool", out -> out.writeBoolean(true), "01"),
                write("int8", out -> out.writeInt8((byte) 7), "07"),
                write("int16", out -> out.writeInt16((short) 0x0102), "0102"),
                write("uint16", out -> out.writeUint16(0xfffe), "fffe"),
                write("int32", out -> out.writeInt32(0x01020304), "01020304"),
                write("uint32", out -> out.writeUint32(0xfffffffeL), "fffffffe"),
                write("int64", out -> out.writeInt64(0x0102030405060708L), "0102030405060708"),
                write("float64", out -> out.writeFloat64(1.5), "3ff8000000000000"),
                write("uuid", out -> out.writeUuid(new UUID(1, 2)), "00000000000000010000000000000002"),
                write("uvarint", out -> out.writeUnsignedVarint(-1), "ffffffff0f"),
                write("varint", out -> out.writeVarint(-1), "01"),
                write("varlong", out -> out.writeVarlong(Long.MIN_VALUE), "ffffffffffffffffff01"),
                write("string", out -> out.writeString("abc"), "0003616263"),
                write("compact string", out -> out.writeCompactString("abc"), "04616263"),
                write("bytes", out -> out.writeBytes(hex("0a0b0c")), "000000030a0b0c"),
                write("buffer", out -> out.writeCompactBytes(hexBuffer("0a0b0c")), "040a0b0c"),
                write("raw", out -> out.writeRaw(hex("0a0b0c")), "0a0b0c"),
                write("tagged field", ByteWriterGrowthTest::writeTaggedField, "05020a0b"));
    }

    private static Arguments write(String name, Consumer<ByteWriter> write, String expected) {
        return Arguments.of(name, write, expected);
    }

    private static void writeTaggedField(ByteWriter out) {
        int start = out.beginTaggedField(5);
        out.writeRaw(hex("0a0b"));
        out.endTaggedField(start);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("writes")
    void growsWhereverTheEndOfItsMemoryFalls(String name, Consumer<ByteWriter> write, String expected) {
        for (int capacity = 0; capacity <= expected.length() / 2 + 1; capacity++) {
            ByteWriter out = new ByteWriter(capacity);
            out.writeInt8((byte) 0x11);
            write.accept(out);
            out.writeInt8((byte) 0x22);
            assertHex("11" + expected + "22", out.toByteArray());
        }
    }

    @Test
    void keepsEverythingOverManyGrowths() {
        ByteWriter out = new ByteWriter();
        for (int i = 0; i < 10_000; i++) {
            out.writeInt32(i);
        }

        ByteReader in = ByteReader.of(out.toByteArray());
        for (int i = 0; i < 10_000; i++) {
            assertEquals(i, in.readInt32());
        }
        assertEquals(0, in.remaining());
    }

    @Test
    void aWriterWithNegativeRoomIsRefused() {
        assertThrows(NegativeArraySizeException.class, () -> new ByteWriter(-1));
    }
}
