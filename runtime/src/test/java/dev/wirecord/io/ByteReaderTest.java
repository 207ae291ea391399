package dev.wirecord.io;

import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ByteReaderTest {

    private static final byte[] NEIGHBOURS = hex("7f7f7f7f7f");

    /** A buffer with other bytes before and behind those that it is about. */
    private static ByteBuffer among(ByteBuffer memory, byte[] bytes) {
        memory.put(NEIGHBOURS).put(bytes).put(NEIGHBOURS);
        return memory.position(NEIGHBOURS.length).limit(NEIGHBOURS.length + bytes.length);
    }

    private static int room(byte[] bytes) {
        return bytes.length + 2 * NEIGHBOURS.length;
    }

    @Nested
    class OverAnArray extends ByteReaderContract {
        @Override
        ByteReader over(byte[] bytes, ReadProfile profile, ReadLimits limits) {
            return ByteReader.of(bytes, profile, limits);
        }
    }

    @Nested
    class OverAHeapBuffer extends ByteReaderContract {
        @Override
        ByteReader over(byte[] bytes, ReadProfile profile, ReadLimits limits) {
            return ByteReader.of(among(ByteBuffer.allocate(room(bytes)), bytes), profile, limits);
        }
    }

    @Nested
    class OverASlice extends ByteReaderContract {
        @Override
        ByteReader over(byte[] bytes, ReadProfile profile, ReadLimits limits) {
            ByteBuffer memory = ByteBuffer.allocate(room(bytes) + 3).position(3).slice();
            return ByteReader.of(among(memory, bytes).slice(), profile, limits);
        }
    }

    @Nested
    class OverADirectBuffer extends ByteReaderContract {
        @Override
        ByteReader over(byte[] bytes, ReadProfile profile, ReadLimits limits) {
            return ByteReader.of(among(ByteBuffer.allocateDirect(room(bytes)), bytes), profile, limits);
        }
    }

    @Nested
    class OverAReadOnlyBuffer extends ByteReaderContract {
        @Override
        ByteReader over(byte[] bytes, ReadProfile profile, ReadLimits limits) {
            ByteBuffer memory = among(ByteBuffer.allocate(room(bytes)), bytes);
            return ByteReader.of(memory.asReadOnlyBuffer(), profile, limits);
        }
    }

    @Test
    void readingABufferLeavesItsPosition() {
        ByteBuffer heap = hexBuffer("0a0b0c").position(1);
        ByteBuffer readOnly = heap.asReadOnlyBuffer();

        assertEquals(0x0b, ByteReader.of(heap).readInt8());
        assertEquals(0x0b, ByteReader.of(readOnly).readInt8());

        assertEquals(1, heap.position());
        assertEquals(1, readOnly.position());
    }

    @Test
    void slicesShareTheArrayAndCopiesDoNot() {
        byte[] bytes = hex("0a0b");
        ByteReader in = ByteReader.of(bytes);
        ByteBuffer slice = in.readByteBuffer(1);
        byte[] copy = in.readByteArray(1);

        bytes[0] = 1;
        bytes[1] = 1;

        assertEquals(1, slice.get(0));
        assertEquals(0x0b, copy[0]);
    }

    @Test
    void aReaderWithoutProfileOrLimitsIsRefused() {
        byte[] bytes = hex("00");

        assertThrows(NullPointerException.class, () -> ByteReader.of(bytes, null, ReadLimits.DEFAULT));
        assertThrows(NullPointerException.class, () -> ByteReader.of(bytes, ReadProfile.STRICT, null));
    }
}
