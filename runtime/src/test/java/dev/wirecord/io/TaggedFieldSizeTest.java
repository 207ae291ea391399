package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaggedFieldSizeTest {

    private static byte[] pattern(int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i * 31 + 1);
        }
        return bytes;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "1, 01",
        "127, 7f",
        "128, 8001",
        "16383, ff7f",
        "16384, 808001",
        "2097151, ffff7f",
        "2097152, 80808001"
    })
    void theSizeStandsBeforeTheFieldHoweverLongItIs(int size, String uvarint) {
        byte[] payload = pattern(size);
        ByteWriter out = new ByteWriter();
        out.writeInt8((byte) 0x11);
        int start = out.beginTaggedField(300);
        out.writeRaw(payload);
        out.endTaggedField(start);
        out.writeInt8((byte) 0x22);

        byte[] written = out.toByteArray();

        int payloadAt = 3 + uvarint.length() / 2;
        assertHex("11 ac02" + uvarint, Arrays.copyOf(written, payloadAt));
        assertArrayEquals(payload, Arrays.copyOfRange(written, payloadAt, payloadAt + size));
        assertHex("22", Arrays.copyOfRange(written, payloadAt + size, written.length));
    }

    @Test
    void fieldsInsideFieldsShiftTogether() {
        byte[] payload = pattern(128);
        ByteWriter out = new ByteWriter();
        int outer = out.beginTaggedField(3);
        int inner = out.beginTaggedField(1);
        out.writeRaw(payload);
        out.endTaggedField(inner);
        out.endTaggedField(outer);

        byte[] written = out.toByteArray();

        byte[] prefix = hex(
                "03", // the outer tag
                "8301", // its size: 131, which is 1 + 2 + 128
                "01", // the inner tag
                "8001"); // its size: 128
        assertArrayEquals(prefix, Arrays.copyOf(written, 6));
        assertArrayEquals(payload, Arrays.copyOfRange(written, 6, written.length));
    }
}
