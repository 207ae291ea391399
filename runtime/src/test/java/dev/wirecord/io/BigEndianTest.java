package dev.wirecord.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;

/** Repeated, because a program's first numbers are moved in another way than those that follow. */
class BigEndianTest {

    private static final Random RANDOM = new Random(3);

    private final byte[] bytes = new byte[15];
    private final ByteBuffer expected = ByteBuffer.allocate(bytes.length);

    @RepeatedTest(100)
    void putsWhatJavasBuffersPut() {
        long value = RANDOM.nextLong();
        BigEndian.putLong(bytes, 1, value);
        BigEndian.putInt(bytes, 9, (int) value);
        BigEndian.putShort(bytes, 13, (short) value);

        expected.putLong(1, value).putInt(9, (int) value).putShort(13, (short) value);
        assertArrayEquals(expected.array(), bytes);
    }

    @RepeatedTest(100)
    void getsWhatJavasBuffersGet() {
        RANDOM.nextBytes(bytes);
        expected.put(bytes);

        assertEquals(expected.getLong(1), BigEndian.getLong(bytes, 1));
        assertEquals(expected.getInt(9), BigEndian.getInt(bytes, 9));
        assertEquals(expected.getShort(13), BigEndian.getShort(bytes, 13));
    }
}
