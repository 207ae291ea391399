package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.InvalidValueException;
import dev.wirecord.frame.Frames;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.kafka.ProduceRequest.PartitionProduceData;
import dev.wirecord.kafka.ProduceRequest.TopicProduceData;
import dev.wirecord.record.Records;
import dev.wirecord.type.TaggedFields;
import dev.wirecord.type.Uuids;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames as buffers for a gathering write: the bytes of a frame in one piece, without a copy of the records. */
class GatheredFramesTest {

    private final Frames frames = new Frames(CodecRegistry.of(new KafkaCodecs()));

    private static ProduceRequest produce(Records... records) {
        List<TopicProduceData> topics = List.of(records).stream()
                .map(batch -> new PartitionProduceData(0, batch, TaggedFields.EMPTY))
                .map(partition -> new TopicProduceData("topic", Uuids.ZERO, List.of(partition), TaggedFields.EMPTY))
                .toList();
        return new ProduceRequest(null, (short) -1, 1000, topics, TaggedFields.EMPTY);
    }

    private static byte[] joined(ByteBuffer... buffers) {
        ByteBuffer all = ByteBuffer.allocate(1_000_000);
        List.of(buffers).forEach(all::put);
        byte[] bytes = new byte[all.flip().remaining()];
        all.get(bytes);
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8, 9, 12})
    void aRequest(int version) {
        byte[] batch = new byte[4096];
        ProduceRequest message = produce(Records.of(batch), Records.of(new byte[10]), Records.of(new byte[700]));
        RequestHeader header = new RequestHeader(0, version, 7, "client");

        ByteBuffer[] buffers = frames.gatherRequest(header, message);

        // Before, between and behind the two long batches; only flexible versions have something behind the last.
        assertEquals(version >= 9 ? 5 : 4, buffers.length);
        assertArrayEquals(frames.encodeRequest(header, message), joined(buffers));
        batch[0] = 42;
        assertEquals(42, buffers[1].get(0), "the records were copied");
    }

    @Test
    void aResponse() {
        FetchResponse message = new FetchResponseBuilder()
                .responses(List.of(new FetchResponse_FetchableTopicResponseBuilder()
                        .topic("topic")
                        .partitions(List.of(new FetchResponse_PartitionDataBuilder()
                                .records(Records.of(new byte[5000]))
                                .build()))
                        .build()))
                .build();
        ResponseHeader header = new ResponseHeader(7);

        ByteBuffer[] buffers = frames.gatherResponse(1, 12, header, message);

        assertEquals(3, buffers.length);
        assertArrayEquals(frames.encodeResponse(1, 12, header, message), joined(buffers));
    }

    @Test
    void aWriterGathersSeveralFramesAndForgetsOneThatFails() {
        ProduceRequest message = produce(Records.of(new byte[600]));
        RequestHeader header = new RequestHeader(0, 9, 7, "client");
        byte[] frame = frames.encodeRequest(header, message);
        ProduceRequest wrong = produce(Records.of(new byte[600]));
        TopicProduceData nameless =
                new TopicProduceData(null, Uuids.ZERO, wrong.topicData().get(0).partitionData(), TaggedFields.EMPTY);
        ProduceRequest failing =
                new ProduceRequest(null, (short) 1, 1, List.of(wrong.topicData().get(0), nameless), TaggedFields.EMPTY);
        ByteWriter out = ByteWriter.gathering();

        frames.writeRequest(out, header, message);
        assertThrows(InvalidValueException.class, () -> frames.writeRequest(out, header, failing));
        frames.writeRequest(out, header, message);

        assertEquals(2 * frame.length, out.position());
        byte[] both = joined(out.toByteBuffers());
        assertArrayEquals(joined(ByteBuffer.wrap(frame), ByteBuffer.wrap(frame)), both);
    }
}
