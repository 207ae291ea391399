package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncodeDecodeTest {

    private static final String JSON = """
            {
              "groupId": "g",
              "generationId": 3,
              "memberId": "m",
              "groupInstanceId": null
            }
            """;

    /** compact "g", generation 3, compact "m", compact null, no tagged fields. */
    private static final String BODY = "0267" + "00000003" + "026d" + "00" + "00";

    /** size 23, API key 12, version 4, correlation id 5, client id "me", no tagged fields. */
    private static final String FRAME = "00000017" + "000c" + "0004" + "00000005" + "00026d65" + "00" + BODY;

    @Test
    void encodesABody() {
        assertEquals(
                BODY + "\n",
                Run.withInput(JSON, "encode", "Heartbeat", "--version", "4")
                        .expect(0)
                        .out());
        assertEquals(
                BODY + "\n",
                Run.of("encode", "heartbeatrequest", JSON).expect(0).out());
    }

    @Test
    void encodesAFrame() {
        Run run =
                Run.withInput(JSON, "encode", "12", "-v", "4", "--frame", "--correlation-id", "5", "--client-id", "me");
        assertEquals(FRAME + "\n", run.expect(0).out());
        // size 6, correlation id 0, error code 25
        assertEquals(
                "00000006" + "00000000" + "0019" + "\n",
                Run.of("encode", "Heartbeat", "-r", "-v", "0", "--frame", "{\"errorCode\": 25}")
                        .expect(0)
                        .out());
    }

    @Test
    void writesAndReadsFiles(@TempDir Path folder) throws IOException {
        Path json = Files.writeString(folder.resolve("heartbeat.json"), JSON);
        Path bytes = folder.resolve("body.bin");

        assertEquals(
                "",
                Run.of("encode", "Heartbeat", "-f", json.toString(), "-o", bytes.toString())
                        .expect(0)
                        .out());
        assertArrayEquals(HexFormat.of().parseHex(BODY), Files.readAllBytes(bytes));
    }

    @Test
    void decodesFramesAndBodies() {
        Run frame = Run.of("decode", "--json", FRAME).expect(0);
        assertEquals(JSON, frame.out());
        assertEquals("HeartbeatRequest v4, request header v2, 27 bytes on the wire\n", frame.err());
        assertEquals(
                JSON,
                Run.of("decode", "-b", "-a", "Heartbeat", "-v", "4", BODY)
                        .expect(0)
                        .out());
    }

    @Test
    void saysWhichTaggedFieldsTheJsonLacks() {
        // one tagged field: tag 9, 2 bytes
        String unknown = BODY.substring(0, BODY.length() - 2) + "01" + "0902" + "abcd";
        Run run = Run.of("decode", "-b", "-a", "Heartbeat", "-v", "4", unknown).expect(0);

        assertEquals(JSON, run.out());
        assertTrue(run.err().contains("not in the JSON: taggedFields[9], 4 bytes at 10"), run.err());
    }

    @Test
    void saysWhatIsBehindTheFrame() {
        Run run = Run.of("decode", FRAME + FRAME).expect(0);

        assertEquals(JSON, run.out());
        assertTrue(run.err().contains("not in the JSON: 27 bytes behind the frame"), run.err());
    }

    @Test
    void decodesNothingOfWrongBytes() {
        Run run = Run.of("decode", FRAME.substring(0, 40)).expect(1);

        assertEquals("", run.out());
        assertTrue(run.err().startsWith("wirecord: the bytes are not sound as a request frame; "), run.err());
        assertEquals(1, Run.withInput("GET / HTTP/1.1\r\n", "decode").code());
    }

    @Test
    void namesTheMemberAtFault() {
        Run run = Run.of(
                "encode", "Heartbeat", "-v", "0", "{\"groupId\": \"g\", \"generationId\": \"3\", \"memberId\": \"m\"}");
        assertEquals(
                "wirecord: HeartbeatRequest v0, generationId: found the text \"3\","
                        + " expected an int32: a whole number from -2147483648 to 2147483647\n",
                run.expect(1).err());
        assertEquals(
                "wirecord: line 1, column 2: Unexpected end-of-input: expected close marker for Object\n",
                Run.of("encode", "Heartbeat", "{").expect(1).err());
        assertEquals(
                "wirecord: HeartbeatRequest has versions 0-4, not 5\n",
                Run.of("encode", "Heartbeat", "-v", "5", "{}").expect(2).err());
    }
}
