package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.ApiFacts;
import dev.wirecord.explain.ByteGrid;
import dev.wirecord.explain.ByteSection;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.SmallestMessage;
import dev.wirecord.kafka.KafkaCodecs;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import org.apache.kafka.common.protocol.ApiKeys;
import org.junit.jupiter.api.Test;

/** Frames of every API and version, with the headers that Kafka says they have. */
class FramesTest {

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());
    private final Explainer explainer = new Explainer(registry);

    @Test
    void everyApiInEveryVersion() {
        for (ApiKeys api : ApiKeys.values()) {
            for (short version : api.allVersions()) {
                int requestHeader = api.requestHeaderVersion(version);
                int responseHeader = api.responseHeaderVersion(version);
                byte[] request = SmallestMessage.request(registry, api.id, version);
                byte[] response = SmallestMessage.response(registry, api.id, version);

                require(
                        explainer.request(ByteBuffer.wrap(request)),
                        api.name + "Request v" + version + ", request header v" + requestHeader + ", " + request.length
                                + " bytes on the wire");
                require(
                        explainer.response(ByteBuffer.wrap(response), api.id, version),
                        api.name + "Response v" + version + ", response header v" + responseHeader + ", "
                                + response.length + " bytes on the wire");
                ApiFacts facts = ApiFacts.of(registry, api.id, version);
                assertEquals(
                        List.of(requestHeader, responseHeader, request.length, response.length),
                        List.of(
                                facts.requestHeader(),
                                facts.responseHeader(),
                                facts.requestSize(),
                                facts.responseSize()));
            }
        }
    }

    private static void require(MessageTree tree, String title) {
        assertNull(tree.failure(), title);
        assertEquals(title, tree.title());
        Explained.requireTiled(tree.root());
    }

    /** What a broker answers to an ApiVersions request in a version that it does not know (KIP-511). */
    @Test
    void anApiVersionsAnswerInVersion0() {
        byte[] answer = HexFormat.of().parseHex("00000010" + "00000007" + "0023" + "00000001" + "001200000005");

        MessageTree tree = explainer.response(ByteBuffer.wrap(answer), 18, 5);

        require(tree, "ApiVersionsResponse v0, response header v0, 20 bytes on the wire");
        assertEquals((short) 35, tree.values().orElseThrow().get("ErrorCode"));
    }

    @Test
    void recordBatchesHaveASectionOfTheirOwn() {
        MessageTree tree = explainer.request(ByteBuffer.wrap(SmallestMessage.request(registry, 0, 9)));

        long bytes = ByteGrid.of(tree).rows().stream()
                .flatMap(row -> row.cells().stream())
                .filter(cell -> cell.section() == ByteSection.RECORD_BATCH)
                .count();

        assertEquals(1 + 61, bytes);
    }
}
