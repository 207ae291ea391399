package dev.wirecord.frame;

import static dev.wirecord.Allocation.assertBelow;
import static dev.wirecord.Allocation.assertSmall;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ReadLimits;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameDecoderTest {

    private static final String FIRST = "00000003 0a0b0c";
    private static final String EMPTY = "00000000";
    private static final String LAST = "00000005 0102030405";
    private static final byte[] STREAM = hex(FIRST, EMPTY, LAST);
    private static final List<ByteBuffer> FRAMES = List.of(hexBuffer(FIRST), hexBuffer(EMPTY), hexBuffer(LAST));

    private final FrameDecoder decoder = new FrameDecoder();

    private static MalformedMessageException refused(FrameDecoder decoder, ByteBuffer slice) {
        return assertThrows(MalformedMessageException.class, () -> decoder.feed(slice));
    }

    @Test
    void severalFramesInOneSlice() {
        ByteBuffer slice = ByteBuffer.wrap(STREAM);

        assertEquals(FRAMES, decoder.feed(slice));
        assertEquals(0, slice.remaining());
        assertEquals(0, decoder.pending());
    }

    @Test
    void oneByteAtATime() {
        List<ByteBuffer> frames = new ArrayList<>();
        for (byte b : STREAM) {
            frames.addAll(decoder.feed(ByteBuffer.wrap(new byte[] {b})));
        }
        assertEquals(FRAMES, frames);
    }

    @Test
    void twoSlicesSplitAnywhere() {
        for (int split = 0; split <= STREAM.length; split++) {
            FrameDecoder fresh = new FrameDecoder();
            List<ByteBuffer> frames = new ArrayList<>(fresh.feed(ByteBuffer.wrap(STREAM, 0, split)));
            int taken = frames.stream().mapToInt(ByteBuffer::remaining).sum();
            assertEquals(split - taken, fresh.pending());
            frames.addAll(fresh.feed(ByteBuffer.wrap(STREAM, split, STREAM.length - split)));
            assertEquals(FRAMES, frames);
        }
    }

    @Test
    void aFrameComesOutWithItsLastByte() {
        assertEquals(List.of(), decoder.feed(hexBuffer("00000003 0a0b")));
        assertEquals(6, decoder.pending());
        assertEquals(List.of(hexBuffer(FIRST)), decoder.feed(hexBuffer("0c 0000")));
        assertEquals(2, decoder.pending());
    }

    @Test
    void nothingComesOfNothing() {
        assertEquals(List.of(), decoder.feed(ByteBuffer.allocate(0)));
        assertEquals(0, decoder.pending());
    }

    @Test
    void aFrameInManySlicesIsWhole() {
        byte[] body = new byte[100_000];
        IntStream.range(0, body.length).forEach(i -> body[i] = (byte) (i * 31));
        byte[] frame = ByteBuffer.allocate(4 + body.length)
                .putInt(body.length)
                .put(body)
                .array();

        List<ByteBuffer> frames = new ArrayList<>();
        for (int at = 0; at < frame.length; at += 777) {
            frames.addAll(decoder.feed(ByteBuffer.wrap(frame, at, Math.min(777, frame.length - at))));
        }

        assertEquals(List.of(ByteBuffer.wrap(frame)), frames);
        assertEquals(frame.length, frames.get(0).capacity());
    }

    @Test
    void directAndReadOnlySlices() {
        ByteBuffer direct = ByteBuffer.allocateDirect(STREAM.length).put(STREAM).flip();

        assertEquals(FRAMES, decoder.feed(direct));
        assertEquals(FRAMES, decoder.feed(ByteBuffer.wrap(STREAM).asReadOnlyBuffer()));
    }

    @Test
    void framesDoNotShareMemoryWithTheSlice() {
        byte[] bytes = STREAM.clone();
        List<ByteBuffer> frames = decoder.feed(ByteBuffer.wrap(bytes));

        Arrays.fill(bytes, (byte) 0);

        assertEquals(FRAMES, frames);
    }

    @Test
    void framesDoNotShareMemoryWithEachOther() {
        List<ByteBuffer> frames = decoder.feed(hexBuffer(FIRST, FIRST));

        Arrays.fill(frames.get(0).array(), (byte) 0);

        assertEquals(hexBuffer(FIRST), frames.get(1));
        assertEquals(List.of(hexBuffer(FIRST)), decoder.feed(hexBuffer(FIRST)));
    }

    @ParameterizedTest
    @CsvSource({
        "ffffffff, a frame of the negative size -1",
        "80000000, a frame of the negative size -2147483648",
        "06400001, 'a frame of 104857601 bytes, more than the limit of 104857600'",
        "7fffffff, 'a frame of 2147483647 bytes, more than the limit of 104857600'"
    })
    void aSizeThatCannotBeIsRefused(String size, String reason) {
        decoder.feed(hexBuffer(FIRST));

        assertEquals(
                "byte 11: " + reason + " (1 byte left)",
                refused(decoder, hexBuffer(size, "0a")).getMessage());
    }

    @Test
    void theLargestFramePassesAndALargerOneDoesNot() {
        ReadLimits limits = ReadLimits.DEFAULT.withMaxFrameBytes(3);

        assertEquals(List.of(hexBuffer(FIRST)), new FrameDecoder(limits).feed(hexBuffer(FIRST)));
        refused(new FrameDecoder(limits), hexBuffer("00000004"));
    }

    @Test
    void onlyEmptyFramesPassALimitOfZero() {
        FrameDecoder strict = new FrameDecoder(ReadLimits.DEFAULT.withMaxFrameBytes(0));

        assertEquals(List.of(hexBuffer(EMPTY)), strict.feed(hexBuffer(EMPTY)));
        refused(strict, hexBuffer("00000001"));
    }

    @Test
    void aBadSizeIsRefusedWithItsLastByte() {
        assertEquals(List.of(), decoder.feed(hexBuffer("ffffff")));

        refused(decoder, hexBuffer("ff"));
    }

    @Test
    void afterAFailureEverythingIsRefused() {
        MalformedMessageException failure = refused(decoder, hexBuffer("ffffffff"));

        ByteBuffer good = hexBuffer(FIRST);
        assertSame(failure, refused(decoder, good));
        assertSame(failure, refused(decoder, ByteBuffer.allocate(0)));
        assertEquals(7, good.remaining());
    }

    @Test
    void memoryFollowsTheBytesAndNotTheSize() {
        byte[] claim = hex("06400000", "00112233445566778899"); // 100 MiB, of which ten bytes are here

        assertSmall(() -> assertEquals(List.of(), new FrameDecoder().feed(ByteBuffer.wrap(claim))));
    }

    @Test
    void tinySlicesDoNotCopyAllThatCameBefore() {
        byte[] frame = ByteBuffer.allocate(50_004).putInt(50_000).array();

        // Copied at each of the 12,501 slices, it would be more than 6,000 times its length.
        assertBelow(100 * frame.length, () -> {
            FrameDecoder fresh = new FrameDecoder();
            ByteBuffer slice = ByteBuffer.wrap(frame).limit(0);
            while (slice.limit() < slice.capacity()) {
                fresh.feed(slice.limit(slice.limit() + 4));
            }
            assertEquals(0, fresh.pending());
        });
    }

    @Test
    void aLaterSliceCostsNoMoreThanTwiceWhatHasArrived() {
        byte[] claim = ByteBuffer.allocate(20_000).putInt(0x06400000).array();

        assertSmall(() -> {
            FrameDecoder fresh = new FrameDecoder();
            assertEquals(List.of(), fresh.feed(ByteBuffer.wrap(claim)));
            assertEquals(List.of(), fresh.feed(ByteBuffer.wrap(new byte[10])));
            assertEquals(20_010, fresh.pending());
        });
    }
}
