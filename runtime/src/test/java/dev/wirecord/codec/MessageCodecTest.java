package dev.wirecord.codec;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import dev.wirecord.schema.MessageType;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MessageCodecTest {

    private final MessageCodec<PingRequest> codec = new PingRequestCodec();

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0002 6869",
        "1, 7, 0002 6869 00000007",
        "2, 7, 03 6869 00000007 00" // compact length, level, no tagged fields
    })
    void encodesAndDecodesEachVersion(int version, int level, String body) {
        PingRequest message = new PingRequest("hi", level);
        VersionedCodec<PingRequest> versioned = codec.at(version);

        assertHex(body, versioned.encode(message));
        assertEquals(message, versioned.decode(hex(body)));
        assertEquals(hex(body).length, versioned.size(message));
        assertEquals(hex(body).length, codec.size(message, version));
    }

    @Test
    void aVersionKnowsItsCodecAndWhetherItIsFlexible() {
        assertSame(codec, codec.at(1).codec());
        assertEquals(1, codec.at(1).version());
        assertFalse(codec.at(1).isFlexible());
        assertTrue(codec.at(2).isFlexible());
        assertEquals("PingRequest v1", codec.at(1).toString());
        assertEquals("PingRequest 0-2", codec.toString());
    }

    @Test
    void versionsNeedNotBeginAtZero() {
        StubCodec<Void> from2To4 = new StubCodec<>(Void.class, "Late", MessageType.REQUEST, 1, "2-4");

        assertEquals(2, from2To4.at(2).version());
        assertEquals(4, from2To4.at(4).version());
        assertThrows(UnsupportedVersionException.class, () -> from2To4.at(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE})
    void everyEntranceChecksTheVersion(int version) {
        PingRequest message = new PingRequest("hi", 0);
        ByteWriter out = new ByteWriter();
        ByteReader in = ByteReader.of(hex("0002 6869"));

        assertThrows(UnsupportedVersionException.class, () -> codec.at(version));
        assertThrows(UnsupportedVersionException.class, () -> codec.read(in, version));
        assertThrows(UnsupportedVersionException.class, () -> codec.write(out, message, version));
        assertThrows(UnsupportedVersionException.class, () -> codec.size(message, version));
        assertEquals(0, in.offset());
        assertEquals(0, out.position());
    }

    @Test
    void appendsBehindWhatIsThere() {
        ByteWriter out = new ByteWriter();
        out.writeInt8((byte) 0x55);
        codec.at(0).write(out, new PingRequest("hi", 0));

        assertHex("55 0002 6869", out.toByteArray());
    }

    @Test
    void aValueThatTheVersionCannotCarryLeavesTheWriterAsItWas() {
        ByteWriter out = new ByteWriter();
        out.writeInt8((byte) 0x55);
        PingRequest message = new PingRequest("hi", 7);

        Throwable refusal = assertThrows(UnsupportedVersionException.class, () -> codec.write(out, message, 0));

        assertEquals("PingRequest v0: level holds a value, and only versions 1+ have that field", refusal.getMessage());
        assertHex("55", out.toByteArray());
        assertThrows(UnsupportedVersionException.class, () -> codec.size(message, 0));
    }

    @Test
    void aValueThatNoVersionCanCarryLeavesTheWriterAsItWas() {
        ByteWriter out = new ByteWriter();
        out.writeInt8((byte) 0x55);
        PingRequest message = new PingRequest("a".repeat(32768), 0);

        Throwable refusal = assertThrows(InvalidValueException.class, () -> codec.write(out, message, 1));

        assertEquals("PingRequest v1: a string of 32768 bytes is longer than Kafka's 32767", refusal.getMessage());
        assertHex("55", out.toByteArray());
    }

    @Test
    void anErrorOfTheCodecItselfLeavesTheWriterAsItWas() {
        ByteWriter out = new ByteWriter();
        out.writeInt8((byte) 0x55);
        MessageCodec<Void> broken = new BrokenCodec();

        assertEquals(
                "broken",
                assertThrows(IllegalStateException.class, () -> broken.write(out, null, 0))
                        .getMessage());
        assertHex("55", out.toByteArray());
    }

    @Test
    void aReadErrorNamesTheMessageOnce() {
        MalformedMessageException error =
                assertThrows(MalformedMessageException.class, () -> codec.at(1).decode(hex("0002 6869 000007")));

        assertEquals("PingRequest v1, level, byte 4: expected an int32 (3 bytes left)", error.getMessage());
        assertEquals("expected an int32", error.reason());
        assertEquals(Optional.of("PingRequest"), error.messageName());
        assertEquals(OptionalInt.of(1), error.version());
        assertEquals(4, error.offset());
        assertEquals(3, error.remaining());
        assertSame(error, error.in("Other", 9));
    }

    @Test
    void anArrayMustEndWithTheMessage() {
        MalformedMessageException error =
                assertThrows(MalformedMessageException.class, () -> codec.at(0).decode(hex("0002 6869 00")));

        assertEquals("PingRequest v0, byte 4: the message should have ended (1 byte left)", error.getMessage());
    }

    @Test
    void theLenientProfileLeavesBytesBehindTheMessage() {
        assertEquals(
                new PingRequest("hi", 0),
                codec.at(0).decode(hex("0002 6869 00"), ReadProfile.KAFKA, ReadLimits.DEFAULT));
    }

    @Test
    void aBufferIsLeftBehindTheMessage() {
        ByteBuffer buffer = hexBuffer("55 0002 6869 66").position(1);

        assertEquals(new PingRequest("hi", 0), codec.at(0).decode(buffer));
        assertEquals(5, buffer.position());
        assertEquals(6, buffer.limit());
    }

    @Test
    void aReadOnlyBufferIsLeftBehindTheMessageToo() {
        ByteBuffer buffer = hexBuffer("55 0002 6869 66").position(1).asReadOnlyBuffer();

        assertEquals(new PingRequest("hi", 0), codec.at(0).decode(buffer));
        assertEquals(5, buffer.position());
    }

    @Test
    void aBufferStaysWhereReadingFails() {
        ByteBuffer buffer = hexBuffer("55 0002 68").position(1);

        MalformedMessageException error =
                assertThrows(MalformedMessageException.class, () -> codec.at(0).decode(buffer));

        assertEquals("PingRequest v0, text, byte 2: a string of 2 bytes (1 byte left)", error.getMessage());
        assertEquals(1, buffer.position());
    }

    @Test
    void aReaderIsLeftBehindTheMessage() {
        ByteReader in = ByteReader.of(hex("0002 6869 0001 61"));

        assertEquals(new PingRequest("hi", 0), codec.at(0).read(in));
        assertEquals(new PingRequest("a", 0), codec.read(in, 0));
        assertEquals(0, in.remaining());
    }
}
