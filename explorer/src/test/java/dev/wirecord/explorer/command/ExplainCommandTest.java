package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.SmallestMessage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.apache.kafka.common.message.HeartbeatRequestData;
import org.apache.kafka.common.protocol.ApiKeys;
import org.apache.kafka.common.requests.AbstractRequest;
import org.apache.kafka.common.requests.HeartbeatRequest;
import org.apache.kafka.common.requests.RequestHeader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {

    /** A Heartbeat v4 that kafka-clients has written, with correlation id 7 and client id "me". */
    private static final byte[] HEARTBEAT = heartbeat();

    private static byte[] heartbeat() {
        AbstractRequest request = new HeartbeatRequest.Builder(new HeartbeatRequestData()
                        .setGroupId("group")
                        .setGenerationId(3)
                        .setMemberId("member"))
                .build((short) 4);
        ByteBuffer body = request.serializeWithHeader(new RequestHeader(ApiKeys.HEARTBEAT, (short) 4, "me", 7));
        return ByteBuffer.allocate(4 + body.remaining())
                .putInt(body.remaining())
                .put(body)
                .array();
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    @Test
    void showsFactsBytesAndTree() {
        Run run = Run.of("explain", hex(HEARTBEAT)).expect(0);
        List<String> lines = run.out().lines().toList();

        assertEquals("Taken for a request frame.", lines.get(0));
        assertEquals("HeartbeatRequest v4, request header v2, 36 bytes on the wire", lines.get(2));
        assertEquals("0000 00 00 00 20 00 0c 00 04 00 00 00 07 00 02 6d 65", lines.get(5));
        assertTrue(run.out().contains("= \"group\" (compact, len+1=6)"), run.out());
        assertTrue(
                lines.stream().anyMatch(line -> line.matches("\\|.*correlation_id.* = 7 +\\[0x0008, 4B].*")),
                run.out());
    }

    @Test
    void readsFilesAndStandardInputAsBytesOrHex(@TempDir Path folder) throws IOException {
        Path binary = Files.write(folder.resolve("request.bin"), HEARTBEAT);
        Path text = Files.writeString(folder.resolve("request.hex"), hex(HEARTBEAT) + "\n");
        String expected = Run.of("explain", hex(HEARTBEAT)).out();

        assertEquals(
                expected, Run.of("explain", "-f", binary.toString()).expect(0).out());
        assertEquals(
                expected, Run.of("explain", "-f", text.toString()).expect(0).out());
        assertEquals(expected, Run.withInput(HEARTBEAT, "explain").expect(0).out());
        assertEquals(
                expected, Run.withInput(hex(HEARTBEAT), "explain").expect(0).out());
    }

    @Test
    void explainsResponsesAndBodies() {
        // size 6, correlation id 7, error code 0
        Run response = Run.of("explain", "--response", "--api", "heartbeat", "-v", "0", "00000006", "00000007", "0000");
        assertTrue(
                response.expect(0).out().startsWith("Taken for a response frame of Heartbeat v0.\n"), response.out());
        // int16 length 1 "g", generation 1, int16 length 1 "m"
        Run body = Run.of("explain", "--body", "--api", "12", "--version", "0", "000167 00000001 00016d");
        assertTrue(body.expect(0).out().startsWith("Taken for the body of HeartbeatRequest v0.\n"), body.out());
        // throttle time 0, error code 25
        Run responseBody = Run.of("explain", "-rb", "-a", "Heartbeat", "-v", "1", "00000000 0019");
        assertTrue(responseBody.expect(0).out().contains("HeartbeatResponse v1"), responseBody.out());
        // no assigned partitions, null user data
        Run data = Run.of("explain", "-b", "-a", "consumerprotocolassignment", "-v", "0", "00000000 ffffffff");
        assertTrue(data.expect(0).out().contains("ConsumerProtocolAssignment v0"), data.out());
    }

    @Test
    void explainsWrongBytesAllTheSame() {
        byte[] cut = Arrays.copyOf(HEARTBEAT, 25);
        Run run = Run.of("explain", hex(cut)).expect(1);

        assertTrue(run.out().contains("The frame says that it has 32 bytes and 21 are there"), run.out());
        assertTrue(
                run.out().contains("The bytes are wrong: generationId, byte 23: expected an int32 (2 bytes left)."),
                run.out());
        assertTrue(run.out().contains("= \"group\" (compact, len+1=6)"), run.out());
        assertEquals("", run.err());
    }

    @Test
    void aDamagedBatchIsWrongInASoundMessage() {
        byte[] produce = SmallestMessage.request(CodecRegistry.load(), 0, 9);
        // Behind the checksum of the batch, which is 61 bytes long and has three bytes of tag sections behind it.
        produce[produce.length - 3 - 20] ^= 1;
        Run run = Run.of("explain", hex(produce)).expect(1);

        assertTrue(run.out().contains("The bytes are wrong: topicData[0].partitionData[0].records"), run.out());
        assertFalse(Run.of("explain", "--json", hex(produce))
                .expect(1)
                .json()
                .at("/messages/0/sound")
                .booleanValue());
    }

    @Test
    void explainsFrameAfterFrame() {
        Run run = Run.of("explain", hex(HEARTBEAT), hex(HEARTBEAT)).expect(0);

        assertEquals(2, run.out().split("Taken for a request frame", -1).length - 1);
    }

    /** Each explanation with a copy of all that follows would take 7 GB. */
    @Test
    void keepsTheBytesOfManyFramesOnce(@TempDir Path folder) throws IOException {
        int count = 20_000;
        ByteBuffer frames = ByteBuffer.allocate(count * HEARTBEAT.length);
        while (frames.hasRemaining()) {
            frames.put(HEARTBEAT);
        }
        Path file = Files.write(folder.resolve("frames"), frames.array());

        Run run = Run.of("explain", "-f", file.toString()).expect(0);

        assertEquals(count, run.out().split("Taken for a request frame", -1).length - 1);
    }

    @Test
    void addsASizePrefixThatIsMissing() {
        Run run = Run.of("explain", hex(HEARTBEAT).substring(8)).expect(0);

        assertTrue(run.out().startsWith("Taken for a request without its size prefix.\n"), run.out());
        assertTrue(run.out().contains("HeartbeatRequest v4, request header v2, 36 bytes on the wire"), run.out());
    }

    @Test
    void asksForTheApiOfAResponse() {
        // size 12, correlation id 7, no tagged fields, throttle time 0, error code 1, no tagged fields
        Run run = Run.of("explain", "0000000c 00000007 00 00000000 0001 00").expect(1);

        assertTrue(run.out().contains("As a response they would be sound for "), run.out());
        assertTrue(run.out().contains("Heartbeat v4"), run.out());
    }

    @Test
    void tellsWhatIsNoKafka() {
        Run tls = Run.of("explain", "16 03 01 02 00 01 00 01 fc 03 03").expect(1);
        assertTrue(tls.out().startsWith("Taken for a TLS ClientHello.\n"), tls.out());
        Run http =
                Run.withInput("GET / HTTP/1.1\r\nHost: broker\r\n", "explain").expect(1);
        assertTrue(http.out().startsWith("Taken for HTTP.\n"), http.out());
        Run text = Run.withInput("hello, broker", "explain").expect(1);
        assertTrue(text.out().startsWith("Taken for plain text.\n"), text.out());
        Run nothing = Run.of("explain").expect(1);
        assertTrue(nothing.out().startsWith("Taken for nothing.\n"), nothing.out());
    }

    @Test
    void writesTheTreeAsJson() {
        JsonNode json = Run.of("explain", "--json", hex(HEARTBEAT))
                .expect(0)
                .json()
                .get("messages")
                .get(0);

        assertEquals("a request frame", json.get("takenFor").textValue());
        assertTrue(json.get("sound").booleanValue());
        JsonNode body = json.get("tree").get("children").get(2);
        JsonNode group = body.get("children").get(0);
        assertEquals("groupId", group.get("path").textValue());
        assertEquals("group", group.get("value").textValue());
        assertEquals(17, group.get("offset").intValue());
        assertEquals(6, group.get("size").intValue());
        JsonNode wrong = Run.of("explain", "--json", "00000001")
                .expect(1)
                .json()
                .get("messages")
                .get(0);
        assertFalse(wrong.get("sound").booleanValue());
        assertEquals(4, wrong.get("failures").get(0).get("offset").intValue());
    }

    @Test
    void writesInColourWhenAsked() {
        String plain = Run.of("explain", hex(HEARTBEAT)).out();
        String colored = Run.of("explain", "--color=always", hex(HEARTBEAT)).out();

        assertFalse(plain.contains("\u001b"), plain);
        assertTrue(colored.contains("\u001b[36mrpc header\u001b[0m"), colored);
        String uncolored = colored.replaceAll("\u001b\\[[0-9;]*m", "");
        // All but the legend.
        assertEquals(plain, uncolored.replaceFirst("frame  rpc header  request body  tagged_fields\n", ""));
    }

    @Test
    void refusesOptionsThatDoNotGoTogether() {
        assertEquals(
                "wirecord: --response needs --api NAME and --version N\nTry 'wirecord explain --help'.\n",
                Run.of("explain", "--response", "00").expect(2).err());
        assertTrue(
                Run.of("explain", "--api", "Heartbeat", "00").expect(2).err().contains("go with --response or --body"));
        assertEquals(
                "wirecord: HeartbeatResponse has versions 0-4, not 9\n",
                Run.of("explain", "-r", "-a", "Heartbeat", "-v", "9", "00")
                        .expect(2)
                        .err());
        assertEquals(
                "wirecord: there is no file /none\n",
                Run.of("explain", "-f", "/none").expect(1).err());
        assertEquals(
                "wirecord: Line 1, column 3: \"x\" is no hex digit.\n",
                Run.of("explain", "00xy").expect(1).err());
    }
}
