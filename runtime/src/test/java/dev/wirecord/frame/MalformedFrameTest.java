package dev.wirecord.frame;

import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.PingRequest;
import dev.wirecord.codec.PingRequestCodec;
import dev.wirecord.codec.PingResponse;
import dev.wirecord.codec.PingResponseCodec;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MalformedFrameTest {

    private static final String REQUEST = "03e8 0000 00000007 0002 6162 0002 6869"; // PingRequest v0, 16 bytes
    private static final String RESPONSE = "00000007 0001"; // PingResponse v0, 6 bytes

    private final CodecRegistry registry = CodecRegistry.of(new PingRequestCodec(), new PingResponseCodec());
    private final Frames frames = new Frames(registry);
    private final Frames lenient = new Frames(registry, ReadProfile.KAFKA, ReadLimits.DEFAULT);

    private void assertMalformed(String message, ByteBuffer request) {
        int position = request.position();

        assertEquals(
                message,
                assertThrows(MalformedMessageException.class, () -> frames.decodeRequest(request))
                        .getMessage());
        assertEquals(position, request.position());
    }

    @ParameterizedTest
    @CsvSource({
        "ffffffff, a frame of the negative size -1",
        "80000000, a frame of the negative size -2147483648",
        "06400001, 'a frame of 104857601 bytes, more than the limit of 104857600'",
        "7fffffff, 'a frame of 2147483647 bytes, more than the limit of 104857600'",
        "06400000, a frame of 104857600 bytes",
        "00000011, a frame of 17 bytes"
    })
    void aSizeThatCannotBe(String size, String reason) {
        assertMalformed("byte 4: " + reason + " (16 bytes left)", hexBuffer(size, REQUEST));
        assertThrows(MalformedMessageException.class, () -> frames.decodeResponse(hexBuffer(size, RESPONSE), 1000, 0));
        assertThrows(MalformedMessageException.class, () -> frames.decodeRequestHeader(hexBuffer(size, REQUEST)));
    }

    @Test
    void offsetsCountFromTheSizePrefixOfTheFrame() {
        ByteBuffer second = hexBuffer("555555 0000000f", REQUEST).position(3);

        assertMalformed("PingRequest v0, text, byte 18: a string of 2 bytes (1 byte left)", second);
    }

    @Test
    void aSizeTooSmallForTheHeader() {
        assertMalformed("byte 6: expected an int16 (1 byte left)", hexBuffer("00000003", REQUEST));
        assertMalformed(
                "RequestHeader v1, correlationId, byte 8: expected an int32 (2 bytes left)",
                hexBuffer("00000006", REQUEST));
        assertMalformed("byte 4: expected an int16 (0 bytes left)", hexBuffer("00000000", REQUEST));
    }

    @Test
    void everyStrictPrefixOfAFrameIsMalformed() {
        byte[] frame = hex("00000010", REQUEST);
        for (int length = 0; length < frame.length; length++) {
            ByteBuffer prefix = ByteBuffer.wrap(Arrays.copyOf(frame, length));
            assertThrows(MalformedMessageException.class, () -> frames.decodeRequest(prefix));
            assertThrows(MalformedMessageException.class, () -> frames.decodeRequestHeader(prefix));
            assertEquals(0, prefix.position());
        }
    }

    @Test
    void bytesBehindTheBodyButInsideTheFrame() {
        assertMalformed(
                "PingRequest v0, byte 20: the message should have ended (2 bytes left)",
                hexBuffer("00000012", REQUEST, "aabb"));
        ByteBuffer response = hexBuffer("00000007", RESPONSE, "aa");
        assertEquals(
                "PingResponse v0, byte 10: the message should have ended (1 byte left)",
                assertThrows(MalformedMessageException.class, () -> frames.decodeResponse(response, 1000, 0))
                        .getMessage());
        assertEquals(0, response.position());
    }

    @Test
    void theLenientProfileMovesBehindTheFrameAllTheSame() {
        ByteBuffer requests = hexBuffer("00000012", REQUEST, "aabb", "00000010", REQUEST);
        ByteBuffer responses = hexBuffer("00000007", RESPONSE, "aa", "00000006", RESPONSE);

        for (int i = 0; i < 2; i++) {
            assertEquals(
                    new PingRequest("hi", 0), lenient.decodeRequest(requests).body());
            assertEquals(
                    new PingResponse((short) 1),
                    lenient.decodeResponse(responses, 1000, 0).body());
        }
        assertEquals(0, requests.remaining());
        assertEquals(0, responses.remaining());
    }
}
