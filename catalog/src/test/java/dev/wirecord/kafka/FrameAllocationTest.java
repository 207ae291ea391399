package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.frame.Frames;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.kafka.ProduceRequest.PartitionProduceData;
import dev.wirecord.kafka.ProduceRequest.TopicProduceData;
import dev.wirecord.record.Records;
import dev.wirecord.type.TaggedFields;
import dev.wirecord.type.Uuids;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a frame asks memory for: its strings as bytes when it is written, its objects when it is read. */
class FrameAllocationTest {

    private static final int RECORDS = 1 << 20;

    private final Frames frames = new Frames(CodecRegistry.of(new KafkaCodecs()));

    /** The bytes that the work asks for when its classes are loaded and its call sites linked. */
    private static long allocated(Runnable work) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int i = 0; i < 10; i++) {
            work.run();
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    private static byte[] produce(Frames frames) {
        PartitionProduceData partition = new PartitionProduceData(0, Records.of(new byte[RECORDS]), TaggedFields.EMPTY);
        TopicProduceData topic = new TopicProduceData("topic", Uuids.ZERO, List.of(partition), TaggedFields.EMPTY);
        return frames.encodeRequest(
                new RequestHeader(0, 9, 7, "client"),
                new ProduceRequest(null, (short) -1, 1000, List.of(topic), TaggedFields.EMPTY));
    }

    @Test
    void writingIntoAWriterThatIsUsedAgain() {
        ByteWriter out = new ByteWriter();
        RequestHeader header = new RequestHeader(25, 4, 7, "client");
        AddOffsetsToTxnRequest message =
                new AddOffsetsToTxnRequest("transaction", 1, (short) 2, "group", TaggedFields.EMPTY);

        long bytes = allocated(() -> {
            out.clear();
            frames.writeRequest(out, header, message);
        });

        // Three strings, whose UTF-8 is an array of at most 32 bytes each, header of the array included.
        assertTrue(bytes <= 3 * 32, bytes + " bytes were allocated");
    }

    @Test
    void numbersAlone() {
        ByteWriter out = new ByteWriter();
        List<ApiVersionsResponse.ApiVersion> keys = List.of(
                new ApiVersionsResponse.ApiVersion((short) 0, (short) 3, (short) 12, TaggedFields.EMPTY),
                new ApiVersionsResponse.ApiVersion((short) 1, (short) 4, (short) 17, TaggedFields.EMPTY));
        ApiVersionsResponse message =
                new ApiVersionsResponseBuilder().apiKeys(keys).build();

        long bytes = allocated(() -> {
            out.clear();
            ApiVersionsResponseCodec.INSTANCE.write(out, message, 3);
        });

        assertEquals(0, bytes);
    }

    @Test
    void readingRecordsWithoutACopy() {
        byte[] frame = produce(frames);

        long bytes = allocated(() -> frames.decodeRequest(ByteBuffer.wrap(frame)));

        // Some twenty small objects, and no second array of 1 MiB.
        assertTrue(bytes < 2_000, bytes + " bytes were allocated");
    }

    @Test
    void gatheringRecordsWithoutACopy() {
        ByteWriter out = ByteWriter.gathering();
        Object message = frames.decodeRequest(ByteBuffer.wrap(produce(frames))).body();
        RequestHeader header = new RequestHeader(0, 9, 7, "client");

        long bytes = allocated(() -> {
            out.clear();
            frames.writeRequest(out, header, message);
            out.toByteBuffers();
        });

        // The UTF-8 of two strings, three views, and the views that they are made from.
        assertTrue(bytes < 1_000, bytes + " bytes were allocated");
    }
}
