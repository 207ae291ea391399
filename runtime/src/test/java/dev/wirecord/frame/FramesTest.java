package dev.wirecord.frame;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.PingRequest;
import dev.wirecord.codec.PingRequestCodec;
import dev.wirecord.codec.PingResponse;
import dev.wirecord.codec.PingResponseCodec;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FramesTest {

    private static final PingRequest REQUEST = new PingRequest("hi", 0);
    private static final String REQUEST_V0 = String.join(
            " ",
            "00000010", // 16 bytes follow
            "03e8", // API key 1000
            "0000", // version 0
            "00000007", // correlation id
            "0002 6162", // client id
            "0002 6869"); // text
    private static final String REQUEST_V2 = String.join(
            " ",
            "00000013", // 19 bytes follow
            "03e8", // API key 1000
            "0002", // version 2
            "00000007", // correlation id
            "ffff", // no client id
            "00", // no tagged fields in the header
            "03 6869", // text
            "00000009", // level
            "00"); // no tagged fields in the body
    private static final String RESPONSE_V0 = "00000006 00000007 0001"; // size, correlation id, error code
    private static final String RESPONSE_V2 = "00000008 00000007 00 0001 00"; // with both tag sections

    private final Frames frames = new Frames(CodecRegistry.of(new PingRequestCodec(), new PingResponseCodec()));

    static Stream<Arguments> requests() {
        return Stream.of(
                Arguments.of(new RequestHeader(1000, 0, 7, "ab"), REQUEST, REQUEST_V0),
                Arguments.of(new RequestHeader(1000, 2, 7, null), new PingRequest("hi", 9), REQUEST_V2));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aRequest(RequestHeader header, PingRequest message, String frame) {
        assertHex(frame, frames.encodeRequest(header, message));
        assertEquals(new RequestFrame<>(header, message), frames.decodeRequest(hexBuffer(frame)));
        assertEquals(header, frames.decodeRequestHeader(hexBuffer(frame)));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aRequestInBuffers(RequestHeader header, PingRequest message, String frame) {
        ByteBuffer[] buffers = frames.gatherRequest(header, message);

        assertEquals(1, buffers.length);
        assertEquals(hexBuffer(frame), buffers[0]);
    }

    static Stream<Arguments> responses() {
        return Stream.of(Arguments.of(0, RESPONSE_V0), Arguments.of(2, RESPONSE_V2));
    }

    @ParameterizedTest
    @MethodSource("responses")
    void aResponseInBuffers(int version, String frame) {
        ResponseHeader header = new ResponseHeader(7);

        ByteBuffer[] buffers = frames.gatherResponse(1000, version, header, new PingResponse((short) 1));

        assertEquals(1, buffers.length);
        assertEquals(hexBuffer(frame), buffers[0]);
    }

    @ParameterizedTest
    @MethodSource("responses")
    void aResponse(int version, String frame) {
        ResponseHeader header = new ResponseHeader(7);
        PingResponse message = new PingResponse((short) 1);

        assertHex(frame, frames.encodeResponse(1000, version, header, message));
        assertEquals(
                new ResponseFrame<>(header, version, message), frames.decodeResponse(hexBuffer(frame), 1000, version));
    }

    static Stream<ByteBuffer> buffers() {
        byte[] bytes = hex("55", REQUEST_V0, "00000006 00000007 0001", "66");
        return Stream.of(
                ByteBuffer.wrap(bytes).position(1),
                ByteBuffer.wrap(bytes).position(1).asReadOnlyBuffer(),
                ByteBuffer.wrap(bytes).position(1).order(ByteOrder.LITTLE_ENDIAN),
                ByteBuffer.wrap(hex("7777", "55", REQUEST_V0, "00000006 00000007 0001", "66"))
                        .position(2)
                        .slice()
                        .position(1),
                ByteBuffer.allocateDirect(bytes.length).put(bytes).position(1));
    }

    @ParameterizedTest
    @MethodSource("buffers")
    void oneFrameAfterTheOtherIsTakenFromABuffer(ByteBuffer buffer) {
        assertEquals(7, frames.decodeRequestHeader(buffer).correlationId());
        assertEquals(1, buffer.position());
        assertEquals(REQUEST, frames.decodeRequest(buffer).body());
        assertEquals(21, buffer.position());
        assertEquals(
                new PingResponse((short) 1),
                frames.decodeResponse(buffer, 1000, 0).body());
        assertEquals(31, buffer.position());
        assertEquals(32, buffer.limit());
    }

    @Test
    void framesAreAppended() {
        ByteWriter out = new ByteWriter();
        frames.writeRequest(out, new RequestHeader(1000, 0, 7, "ab"), REQUEST);
        frames.writeResponse(out, 1000, 0, new ResponseHeader(7), new PingResponse((short) 1));

        assertHex(REQUEST_V0 + RESPONSE_V0, out.toByteArray());
    }

    @Test
    void aBodyOfAnotherTypeIsRefused() {
        RequestHeader header = new RequestHeader(1000, 0, 7, "ab");

        assertEquals(
                "PingRequest is a dev.wirecord.codec.PingRequest, not a dev.wirecord.codec.PingResponse",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> frames.encodeRequest(header, new PingResponse((short) 1)))
                        .getMessage());
        assertEquals(
                "PingRequest is a dev.wirecord.codec.PingRequest, not null",
                assertThrows(IllegalArgumentException.class, () -> frames.encodeRequest(header, null))
                        .getMessage());
        assertThrows(
                IllegalArgumentException.class, () -> frames.encodeResponse(1000, 0, new ResponseHeader(7), REQUEST));
    }

    @Test
    void aFrameThatCannotBeWrittenLeavesTheWriterAsItWas() {
        ByteWriter out = new ByteWriter();
        out.writeInt8((byte) 0x55);
        ResponseHeader answer = new ResponseHeader(7);

        assertThrows(
                UnsupportedVersionException.class,
                () -> frames.writeRequest(out, new RequestHeader(1000, 0, 7, "ab"), new PingRequest("hi", 9)));
        assertThrows(
                UnsupportedVersionException.class,
                () -> frames.writeRequest(out, new RequestHeader(1000, 3, 7, "ab"), REQUEST));
        assertThrows(IllegalArgumentException.class, () -> frames.writeResponse(out, 1000, 0, answer, REQUEST));
        assertThrows(UnknownApiException.class, () -> frames.writeResponse(out, 1001, 0, answer, REQUEST));

        assertHex("55", out.toByteArray());
    }

    @Test
    void theHeaderOfAVersionThatNobodyKnowsCanBeRead() {
        String frame = "00000010 03e8 0063 00000007 0002 6162 00 ffffff"; // version 99, and a body of three bytes

        assertEquals(new RequestHeader(1000, 99, 7, "ab"), frames.decodeRequestHeader(hexBuffer(frame)));
        assertEquals(
                "PingRequest has versions 0-2, not 99",
                assertThrows(UnsupportedVersionException.class, () -> frames.decodeRequest(hexBuffer(frame)))
                        .getMessage());
    }

    @Test
    void theHeaderOfANegativeVersionCanBeRead() {
        assertEquals(
                new RequestHeader(1000, -1, 7, "ab"),
                frames.decodeRequestHeader(hexBuffer("0000000c 03e8 ffff 00000007 0002 6162")));
    }

    @Test
    void aFrameOfAnUnknownApiIsRefused() {
        ByteBuffer request = hexBuffer("00000008 03e9 0000 00000007");
        ByteBuffer response = hexBuffer(RESPONSE_V0);

        assertThrows(UnknownApiException.class, () -> frames.decodeRequest(request));
        assertThrows(UnknownApiException.class, () -> frames.decodeRequestHeader(request));
        assertThrows(UnknownApiException.class, () -> frames.decodeResponse(response, 1001, 0));
        assertThrows(UnsupportedVersionException.class, () -> frames.decodeResponse(response, 1000, 3));
        assertEquals(0, request.position());
        assertEquals(0, response.position());
    }
}
