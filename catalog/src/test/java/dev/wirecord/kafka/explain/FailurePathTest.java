package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.VersionedCodec;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.explain.Explainer;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.kafka.MetadataResponse;
import dev.wirecord.kafka.MetadataResponse.MetadataResponsePartition;
import dev.wirecord.kafka.MetadataResponse.MetadataResponseTopic;
import dev.wirecord.kafka.MetadataResponseBuilder;
import dev.wirecord.kafka.MetadataResponse_MetadataResponsePartitionBuilder;
import dev.wirecord.kafka.MetadataResponse_MetadataResponseTopicBuilder;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An error of a generated codec says where in a message of many parts it is. */
class FailurePathTest {

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());

    private static MetadataResponse response() {
        MetadataResponsePartition partition = new MetadataResponse_MetadataResponsePartitionBuilder()
                .replicaNodes(List.of(1, 2, 3))
                .build();
        MetadataResponseTopic topic = new MetadataResponse_MetadataResponseTopicBuilder()
                .partitions(List.of(partition))
                .build();
        return new MetadataResponseBuilder()
                .topics(List.of(topic, topic, topic, topic))
                .build();
    }

    @Test
    void inTheArrayOfAnElementOfAnElement() {
        VersionedCodec<MetadataResponse> codec =
                registry.codec(MetadataResponse.class).at(12);
        byte[] bytes = codec.encode(response());
        // The three replicas of the last partition, whose count is one more than their number.
        int count = lastIndexOf(bytes, "04 00000001 00000002 00000003");
        bytes[count] = 20;

        MalformedMessageException error = assertThrows(MalformedMessageException.class, () -> codec.decode(bytes));

        assertEquals("topics[3].partitions[0].replicaNodes", error.fieldPath().orElseThrow());
        assertEquals(count + 1, error.offset());
        assertEquals(
                "MetadataResponse v12, topics[3].partitions[0].replicaNodes, byte " + (count + 1)
                        + ": an array of 19 elements of at least 4 bytes (" + (bytes.length - count - 1)
                        + " bytes left)",
                error.getMessage());
        assertEquals(
                "topics[3].partitions[0].replicaNodes",
                new Explainer(registry)
                        .body(codec.codec().schema(), 12, ByteBuffer.wrap(bytes))
                        .failure()
                        .path());
    }

    private static int lastIndexOf(byte[] bytes, String hex) {
        int at = HexFormat.of().formatHex(bytes).lastIndexOf(hex.replace(" ", ""));
        assertEquals(0, at % 2);
        return at / 2;
    }
}
