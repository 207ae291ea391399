package dev.wirecord.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.Allocation;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GatheringWriterTest {

    private static final int THRESHOLD = 8;

    private final ByteWriter copying = new ByteWriter();
    private final ByteWriter gathering = ByteWriter.gathering(THRESHOLD);

    @Test
    void payloadsOfTheThresholdStayWhereTheyAre() {
        byte[] payload = new byte[THRESHOLD];
        gathering.writeBytes(payload);
        payload[0] = 1;

        assertEquals(2, gathering.toByteBuffers().length);
        assertEquals(1, gathering.toByteBuffers()[1].get(0));
    }

    @Test
    void shorterPayloadsAreCopied() {
        byte[] payload = new byte[THRESHOLD - 1];
        gathering.writeCompactBytes(payload);
        payload[0] = 1;

        assertEquals(1, gathering.toByteBuffers().length);
        assertEquals(0, gathering.toByteBuffers()[0].get(1));
    }

    @Test
    void buffersAreReadOnlyAndMoveOnTheirOwn() {
        ByteBuffer payload = ByteBuffer.allocate(100).position(10);
        gathering.writeBytes(payload);
        payload.position(50);

        for (ByteBuffer part : gathering.toByteBuffers()) {
            assertTrue(part.isReadOnly());
            part.position(part.limit());
        }
        assertEquals(94, gathering.toByteArray().length);
    }

    @Test
    void aWriterThatCopiesHasOneBufferOrNone() {
        assertEquals(0, copying.toByteBuffers().length);
        copying.writeBytes(new byte[10_000]);
        assertEquals(1, copying.toByteBuffers().length);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 4, 5, 90, 104, 106})
    void truncateForgetsWholePayloadsAndEndsOfThem(int position) {
        copying.writeBytes(new byte[100]);
        copying.writeInt16((short) 7);
        gathering.writeBytes(new byte[100]);
        gathering.writeInt16((short) 7);

        copying.truncate(position);
        gathering.truncate(position);

        assertSameBytes();
    }

    @Test
    void patchReachesBytesBehindAPayloadAndNoneInIt() {
        gathering.writeBytes(new byte[100]);
        gathering.writeInt32(0);
        gathering.patchInt32(104, 7);

        assertEquals(7, ByteBuffer.wrap(gathering.toByteArray()).getInt(104));
        assertThrows(IndexOutOfBoundsException.class, () -> gathering.patchInt32(2, 7));
        assertThrows(IndexOutOfBoundsException.class, () -> gathering.patchInt32(4, 7));
        assertThrows(IndexOutOfBoundsException.class, () -> gathering.patchInt32(102, 7));
        assertThrows(IndexOutOfBoundsException.class, () -> gathering.patchInt32(105, 7));
    }

    @Test
    void clearForgetsPayloads() {
        gathering.writeBytes(new byte[100]);
        gathering.clear();

        assertEquals(0, gathering.position());
        assertEquals(0, gathering.toByteBuffers().length);
    }

    @Test
    void aPayloadTakesNoMemory() {
        ByteBuffer payload = ByteBuffer.allocate(1_000_000);

        Allocation.assertBelow(1_000, () -> {
            gathering.clear();
            gathering.writeBytes(payload);
            gathering.toByteBuffers();
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whateverIsWrittenTheBytesAreThoseOfACopy(long seed) {
        for (int i = 0; i < 200; i++) {
            copying.clear();
            gathering.clear();
            writeSome(new Random(seed * 1000 + i), copying, 3);
            writeSome(new Random(seed * 1000 + i), gathering, 3);
            assertSameBytes();
        }
    }

    /** The same calls for the same random numbers, whatever the writer. */
    private static void writeSome(Random random, ByteWriter out, int depth) {
        for (int i = random.nextInt(8); i > 0; i--) {
            switch (random.nextInt(depth > 0 ? 7 : 5)) {
                case 0 -> out.writeInt32(random.nextInt());
                case 1 -> out.writeCompactString("x".repeat(random.nextInt(40)));
                case 2 -> out.writeBytes(payload(random));
                case 3 -> out.writeCompactBytes(ByteBuffer.wrap(payload(random)));
                case 4 -> out.writeCompactRecords(Records.of(payload(random)));
                case 5 -> writeTaggedField(random, out, depth - 1);
                default -> writeAndForget(random, out, depth - 1);
            }
        }
    }

    private static byte[] payload(Random random) {
        byte[] payload = new byte[random.nextInt(3) == 0 ? random.nextInt(3000) : random.nextInt(2 * THRESHOLD)];
        random.nextBytes(payload);
        return payload;
    }

    private static void writeTaggedField(Random random, ByteWriter out, int depth) {
        int start = out.beginTaggedField(random.nextInt(3));
        writeSome(random, out, depth);
        out.endTaggedField(start);
    }

    private static void writeAndForget(Random random, ByteWriter out, int depth) {
        int start = out.position();
        out.writeInt32(0);
        writeSome(random, out, depth);
        out.patchInt32(start, out.position() - start);
        if (random.nextBoolean()) {
            out.truncate(start + random.nextInt(out.position() - start));
        }
    }

    private void assertSameBytes() {
        byte[] expected = copying.toByteArray();
        assertEquals(expected.length, gathering.position());
        assertArrayEquals(expected, gathering.toByteArray());
        assertEquals(ByteBuffer.wrap(expected), gathering.toByteBuffer());
        ByteBuffer parts = ByteBuffer.allocate(expected.length);
        for (ByteBuffer part : gathering.toByteBuffers()) {
            parts.put(part);
        }
        assertArrayEquals(expected, parts.array());
    }
}
