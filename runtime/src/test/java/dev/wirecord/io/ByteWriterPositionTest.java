package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.bytesOf;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByteWriterPositionTest {

    private final ByteWriter out = new ByteWriter();

    private void assertWritten(String expected) {
        assertHex(expected, out.toByteArray());
    }

    @Test
    void truncateForgetsTheEnd() {
        out.writeInt32(0x01020304);
        out.truncate(1);
        out.writeInt8((byte) 9);
        assertWritten("01 09");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5})
    void truncateOnlyForgetsWhatWasWritten(int position) {
        out.writeInt32(0);

        assertThrows(IllegalArgumentException.class, () -> out.truncate(position));
        assertEquals(4, out.position());
    }

    @Test
    void clearForgetsEverything() {
        out.writeInt32(1);
        out.clear();
        assertEquals(0, out.position());
        assertWritten("");
    }

    @Test
    void patchOverwritesFourBytes() {
        out.writeInt64(0);
        out.patchInt32(4, 0x01020304);
        assertWritten("00000000 01020304");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5, 8, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void patchStaysInsideWhatWasWritten(int index) {
        out.writeInt64(0);

        assertThrows(IndexOutOfBoundsException.class, () -> out.patchInt32(index, 1));
    }

    @Test
    void aViewIsReadOnlyAndHoldsWhatWasWritten() {
        out.writeInt16((short) 0x0102);

        ByteBuffer view = out.toByteBuffer();

        assertTrue(view.isReadOnly());
        assertArrayEquals(hex("0102"), bytesOf(view));
        assertEquals(2, view.capacity());
    }
}
