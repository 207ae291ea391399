package dev.wirecord.frame;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.ApiVersionRange;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.PingResponse;
import dev.wirecord.codec.PingResponseCodec;
import dev.wirecord.error.MalformedMessageException;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A server that does not know the version of an ApiVersions request answers in version 0 (KIP-511). */
class ApiVersionsFallbackTest {

    private static final String HEADER = "00000007"; // version 0, whatever the version of the body
    private static final String UNSUPPORTED_VERSION = "0023 00000001 0012 0000 0005"; // error 35, ApiVersions 0-5
    private static final ApiVersionsAnswer ANSWER =
            new ApiVersionsAnswer((short) 35, List.of(new ApiVersionRange(18, 0, 5)));

    private final Frames frames = new Frames(CodecRegistry.of(new ApiVersionsCodec(), new PingResponseCodec()));

    @Test
    void anAnswerInTheVersionThatWasAskedFor() {
        ByteBuffer frame = hexBuffer("00000013", HEADER, "0000  02 0012 0000 0005 00  00000000  00");

        ResponseFrame<?> response = frames.decodeResponse(frame, 18, 3);

        assertEquals(3, response.version());
        assertEquals(new ApiVersionsAnswer((short) 0, List.of(new ApiVersionRange(18, 0, 5))), response.body());
        assertEquals(0, frame.remaining());
    }

    @Test
    void theHeaderOfAFlexibleAnswerHasNoTagSection() {
        assertHex(
                "0000000c" + HEADER + "0023 01 00000000 00",
                frames.encodeResponse(18, 3, new ResponseHeader(7), new ApiVersionsAnswer((short) 35, List.of())));
    }

    @Test
    void anAnswerInVersion0ToARequestInVersion3() {
        ByteBuffer frame = hexBuffer("00000010", HEADER, UNSUPPORTED_VERSION, "55");

        ResponseFrame<?> response = frames.decodeResponse(frame, 18, 3);

        assertEquals(new ResponseFrame<>(new ResponseHeader(7), 0, ANSWER), response);
        assertEquals(1, frame.remaining());
    }

    @Test
    void anEmptyAnswerOfAnOldServer() {
        ResponseFrame<?> response = frames.decodeResponse(hexBuffer("0000000a", HEADER, "0023 00000000"), 18, 3);

        assertEquals(0, response.version());
        assertEquals(new ApiVersionsAnswer((short) 35, List.of()), response.body());
    }

    @Test
    void anAnswerThatIsNeitherIsReportedInTheVersionThatWasAskedFor() {
        ByteBuffer frame = hexBuffer("00000007", HEADER, "002300");

        assertEquals(
                "ApiVersionsResponse v3, byte 11: a null where this version has no null array (0 bytes left)",
                assertThrows(MalformedMessageException.class, () -> frames.decodeResponse(frame, 18, 3))
                        .getMessage());
        assertEquals(0, frame.position());
    }

    @Test
    void aBadAnswerToARequestInVersion0HasNoFallback() {
        assertEquals(
                "ApiVersionsResponse v0, byte 10: expected an int32 (1 byte left)",
                assertThrows(
                                MalformedMessageException.class,
                                () -> frames.decodeResponse(hexBuffer("00000007", HEADER, "002300"), 18, 0))
                        .getMessage());
    }

    @Test
    void otherApisHaveNoFallback() {
        ByteBuffer inVersion0 = hexBuffer("00000007", HEADER, "00 0001"); // version 2 wants one more tag section

        assertThrows(MalformedMessageException.class, () -> frames.decodeResponse(inVersion0, 1000, 2));
        assertEquals(
                new PingResponse((short) 1),
                frames.decodeResponse(hexBuffer("00000006", HEADER, "0001"), 1000, 0)
                        .body());
    }
}
