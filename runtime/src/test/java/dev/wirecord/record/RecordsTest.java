package dev.wirecord.record;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.bytesOf;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class RecordsTest {

    @Test
    void isAViewOfWhatRemains() {
        ByteBuffer buffer = hexBuffer("ff 0a0b ff").position(1).limit(3);

        Records records = Records.of(buffer);
        buffer.get();

        assertHex("0a0b", bytesOf(records.buffer()));
        assertEquals(2, records.sizeInBytes());
        assertFalse(records.isEmpty());
    }

    @Test
    void handsOutReadOnlyViewsWithPositionsOfTheirOwn() {
        Records records = Records.of(hex("0a0b"));

        ByteBuffer view = records.buffer();
        view.get();

        assertTrue(view.isReadOnly());
        assertEquals(2, records.sizeInBytes());
    }

    @Test
    void sharesTheBytesItIsAbout() {
        byte[] bytes = hex("0a0b");
        Records records = Records.of(bytes);

        bytes[0] = 1;

        assertHex("010b", bytesOf(records.buffer()));
    }

    @Test
    void isEqualByItsBytes() {
        assertEquals(Records.of(hex("0a0b")), Records.of(hexBuffer("00 0a0b").position(1)));
        assertEquals(Records.of(hex("0a0b")).hashCode(), Records.of(hex("0a0b")).hashCode());
        assertNotEquals(Records.of(hex("0a0b")), Records.of(hex("0a")));
        assertEquals(Records.EMPTY, Records.of(new byte[0]));
        assertTrue(Records.EMPTY.isEmpty());
    }
}
