package dev.wirecord.io;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.frame.FrameDecoder;
import dev.wirecord.frame.Frames;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ReadLimitsTest {

    private static final CodecRegistry EMPTY = CodecRegistry.of(new MessageCodec<?>[0]);

    private static ByteReader reader(ReadLimits limits, String... parts) {
        return ByteReader.of(hex(parts), ReadProfile.STRICT, limits);
    }

    private static void assertOverTheLimit(String limit, Executable read) {
        String reason = assertThrows(MalformedMessageException.class, read).reason();
        assertEquals(limit, reason.substring(reason.indexOf(", ") + 2));
    }

    @Test
    void theDefaultsAreThoseOfKafka() {
        assertEquals(new ReadLimits(104_857_600, 1_000_000, 10_000), ReadLimits.DEFAULT);
    }

    @Test
    void eachLimitChangesAlone() {
        ReadLimits limits = new ReadLimits(1, 2, 3);

        assertEquals(new ReadLimits(9, 2, 3), limits.withMaxFrameBytes(9));
        assertEquals(new ReadLimits(1, 9, 3), limits.withMaxArrayElements(9));
        assertEquals(new ReadLimits(1, 2, 9), limits.withMaxTaggedFields(9));
    }

    @Test
    void aLimitIsNotNegative() {
        assertThrows(IllegalArgumentException.class, () -> new ReadLimits(-1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new ReadLimits(0, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> new ReadLimits(0, 0, -1));
    }

    @Test
    void aFrameAndItsSizeFitIntoOneArray() {
        int largestArray = Integer.MAX_VALUE - 8;

        assertEquals(
                largestArray - 4,
                ReadLimits.DEFAULT.withMaxFrameBytes(largestArray - 4).maxFrameBytes());
        assertThrows(IllegalArgumentException.class, () -> ReadLimits.DEFAULT.withMaxFrameBytes(largestArray - 3));
    }

    @Test
    void maxArrayElements() {
        ReadLimits limits = ReadLimits.DEFAULT.withMaxArrayElements(3);

        assertArrayLimit(limits, "00000003", "00000004", ByteReader::readArrayLength);
        assertArrayLimit(limits, "00000003", "00000004", ByteReader::readNullableArrayLength);
        assertArrayLimit(limits, "04", "05", ByteReader::readCompactArrayLength);
        assertArrayLimit(limits, "04", "05", ByteReader::readCompactNullableArrayLength);
    }

    private static void assertArrayLimit(ReadLimits limits, String at, String over, Consumer<ByteReader> read) {
        read.accept(reader(limits, at, "0a0b0c0d"));
        assertOverTheLimit("more than the limit of 3", () -> read.accept(reader(limits, over, "0a0b0c0d")));
    }

    @Test
    void maxTaggedFields() {
        ReadLimits limits = ReadLimits.DEFAULT.withMaxTaggedFields(2);

        assertEquals(2, reader(limits, "02 0000 0100").readTaggedFields().size());
        assertOverTheLimit(
                "more than the limit of 2",
                () -> reader(limits, "03 0000 0100 0200").readTaggedFields());
        assertOverTheLimit(
                "more than the limit of 2",
                () -> reader(limits, "03 0000 0100 0200").skipTaggedFields());
    }

    @Test
    void maxFrameBytesOfAStream() {
        FrameDecoder decoder = new FrameDecoder(ReadLimits.DEFAULT.withMaxFrameBytes(2));

        assertEquals(1, decoder.feed(ByteBuffer.wrap(hex("00000002 0a0b"))).size());
        assertOverTheLimit("more than the limit of 2", () -> decoder.feed(ByteBuffer.wrap(hex("00000003 0a0b0c"))));
    }

    @Test
    void maxFrameBytesOfOneFrame() {
        Frames frames = new Frames(EMPTY, ReadProfile.STRICT, ReadLimits.DEFAULT.withMaxFrameBytes(2));
        ByteBuffer at = ByteBuffer.wrap(hex("00000002 0a0b"));
        ByteBuffer over = ByteBuffer.wrap(hex("00000003 0a0b0c"));

        assertEquals(
                "expected an int16",
                assertThrows(MalformedMessageException.class, () -> frames.decodeRequestHeader(at))
                        .reason());
        assertOverTheLimit("more than the limit of 2", () -> frames.decodeRequestHeader(over));
    }

    @Test
    void aLimitIsNamedEvenWhenTheBytesAreMissingToo() {
        assertOverTheLimit(
                "more than the limit of 1000000",
                () -> reader(ReadLimits.DEFAULT, "000f4241").readArrayLength());
    }
}
