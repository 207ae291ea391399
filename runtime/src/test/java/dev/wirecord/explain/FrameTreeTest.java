package dev.wirecord.explain;

import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.PingRequestCodec;
import dev.wirecord.codec.PingResponseCodec;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameTreeTest {

    private static final String HEADER = "03e8 0002 00000007 0002 6162 00"; // PingRequest v2, header v2, 13 bytes
    private static final String BODY = "03 6869 00000005 00"; // 8 bytes

    private final Explainer explainer =
            new Explainer(CodecRegistry.of(new PingRequestCodec(), new PingResponseCodec()));

    @Test
    void aRequest() {
        MessageTree tree = explainer.request(hexBuffer("00000015", HEADER, BODY));

        assertEquals("PingRequest v2, request header v2, 25 bytes on the wire", tree.title());
        assertEquals(
                "1000 (Ping)", tree.header().orElseThrow().children().get(0).text());
        FieldValues header = (FieldValues) tree.header().orElseThrow().value();
        assertEquals("ab", header.get("ClientId"));
        assertEquals(
                Map.of("Text", "hi", "Level", 5), tree.values().orElseThrow().fields());
        assertEquals(2, tree.version());
        assertNull(tree.failure());
    }

    @Test
    void aResponse() {
        MessageTree tree = explainer.response(hexBuffer("00000008", "00000007 00", "0003 00"), 1000, 2);

        assertEquals("PingResponse v2, response header v1, 12 bytes on the wire", tree.title());
        assertEquals((short) 3, tree.values().orElseThrow().get("ErrorCode"));
    }

    @Test
    void theBufferIsLeftAloneAndSoIsWhatIsBehindTheFrame() {
        ByteBuffer memory = ByteBuffer.allocateDirect(40);
        memory.put(hex("7f", "00000015", HEADER, BODY, "7f7f")).flip().position(1);

        MessageTree tree = explainer.request(memory);

        assertTrue(tree.isSound());
        assertEquals(25, tree.root().size());
        assertEquals(ByteBuffer.wrap(hex("00000015", HEADER, BODY)), tree.bytes());
        assertEquals(1, memory.position());
        assertEquals(28, memory.limit());
    }

    @ParameterizedTest
    @CsvSource({
        "'', 'byte 0: expected an int32 (0 bytes left)'",
        "'000000', 'byte 0: expected an int32 (3 bytes left)'",
        "'ffffffff 00', 'byte 4: a frame of the negative size -1 (1 byte left)'",
        "'48545450', 'byte 4: a frame of 1213486160 bytes, more than the limit of 104857600 (0 bytes left)'",
        "'00000000', 'requestApiKey, byte 4: expected an int16 (0 bytes left)'",
        "'00000006 03e8 0002 0000', 'correlationId, byte 8: expected an int32 (2 bytes left)'",
        "'00000015 03e8 0002 00000007 0002 6162 00', 'text, byte 17: expected a varint (0 bytes left)'",
        "'0000000f 0001 0002 00000007 0002 6162 00 aaaa',"
                + " 'byte 16: a request with API key 1, which nobody knows (3 bytes left)'",
        "'0000000f 03e8 0009 00000007 0002 6162 00 aaaa',"
                + " 'byte 17: version 9 of PingRequest, which has versions 0-2 (2 bytes left)'",
        "'00000016 03e8 0002 00000007 0002 6162 00 03 6869 00000005 00 55',"
                + " 'byte 25: the message should have ended (1 byte left)'"
    })
    void whatIsWrong(String bytes, String failure) {
        ByteBuffer frame = hexBuffer(bytes);
        MessageTree tree = explainer.request(frame);

        assertEquals(failure, tree.failure().toString());
        assertEquals(frame.remaining(), tree.root().size());
    }

    @Test
    void aFrameThatIsLongerThanItsMessageClaimsWhatIsNotThere() {
        MessageTree tree = explainer.request(hexBuffer("00000020", HEADER, BODY));

        assertEquals(
                "byte 4: a frame of 32 bytes (21 bytes left)", tree.failure().toString());
        assertEquals("hi", tree.values().orElseThrow().get("Text"));
    }

    @Test
    void theHeaderOfAnUnknownRequestIsShown() {
        MessageTree tree = explainer.request(hexBuffer("0000000c 0001 0002 00000007 0002 6162"));

        assertEquals("Request", tree.root().name());
        assertEquals(
                "\"ab\" (int16 len=2)",
                tree.header().orElseThrow().child("client_id").orElseThrow().text());
        assertEquals(Optional.empty(), tree.body());
        assertNull(tree.schema());
    }

    @Test
    void aResponseThatTheRegistryLacksIsTheCallersMistake() {
        assertThrows(UnknownApiException.class, () -> explainer.response(hexBuffer("00"), 1, 0));
        assertThrows(UnsupportedVersionException.class, () -> explainer.response(hexBuffer("00"), 1000, 3));
    }
}
