package dev.wirecord.samples.txn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.frame.Frames;
import dev.wirecord.frame.RequestFrame;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseFrame;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.Versions;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page of AddOffsetsToTxn on the site of all Kafka APIs: every row of its object trees, with offset and size. */
class SeedPageTest {

    private final CodecRegistry registry = CodecRegistry.load();
    private final Frames frames = new Frames(registry);

    /** A leaf of an object tree: what it is, where it begins, and its bytes, whose number is its size. */
    private record Row(String name, int offset, int size, String hex) {}

    private static final List<Row> REQUEST = List.of(
            new Row("size = 24", 0x0000, 4, "00000018"),
            new Row("request_api_key = 25", 0x0004, 2, "0019"),
            new Row("request_api_version = 4", 0x0006, 2, "0004"),
            new Row("correlation_id = 0", 0x0008, 4, "00000000"),
            new Row("client_id = \"\", int16 length", 0x000c, 2, "0000"),
            new Row("tagged_fields of the header = 0", 0x000e, 1, "00"),
            new Row("TransactionalId = \"\", length + 1", 0x000f, 1, "01"),
            new Row("ProducerId = 0", 0x0010, 8, "0000000000000000"),
            new Row("ProducerEpoch = 0", 0x0018, 2, "0000"),
            new Row("GroupId = \"\", length + 1", 0x001a, 1, "01"),
            new Row("tagged_fields of the body = 0", 0x001b, 1, "00"));

    private static final List<Row> RESPONSE = List.of(
            new Row("size = 12", 0x0000, 4, "0000000c"),
            new Row("correlation_id = 0", 0x0004, 4, "00000000"),
            new Row("tagged_fields of the header = 0", 0x0008, 1, "00"),
            new Row("ThrottleTimeMs = 0", 0x0009, 4, "00000000"),
            new Row("ErrorCode = 0", 0x000d, 2, "0000"),
            new Row("tagged_fields of the body = 0", 0x000f, 1, "00"));

    @Test
    void requestIsTheSeeds28Bytes() {
        AddOffsetsToTxnRequest smallest = new AddOffsetsToTxnRequest("", 0, (short) 0, "");

        byte[] frame = frames.encodeRequest(new RequestHeader(25, 4, 0, ""), smallest);

        assertEquals(28, frame.length);
        assertRows(REQUEST, frame);
        RequestFrame<?> back = frames.decodeRequest(ByteBuffer.wrap(frame));
        assertEquals(new RequestHeader(25, 4, 0, ""), back.header());
        assertEquals(smallest, back.body());
    }

    @Test
    void responseIsTheSeeds16Bytes() {
        AddOffsetsToTxnResponse smallest = new AddOffsetsToTxnResponse(0, (short) 0);

        byte[] frame = frames.encodeResponse(25, 4, new ResponseHeader(0), smallest);

        assertEquals(16, frame.length);
        assertRows(RESPONSE, frame);
        ResponseFrame<?> back = frames.decodeResponse(ByteBuffer.wrap(frame), 25, 4);
        assertEquals(new ResponseHeader(0), back.header());
        assertEquals(smallest, back.body());
    }

    /** The tree's groups: frame, header and body, each from its first leaf to its last. */
    @Test
    void groupsHaveTheSeedsOffsetsAndSizes() {
        assertGroup(REQUEST.subList(0, 1), 0x0000, 4);
        assertGroup(REQUEST.subList(1, 6), 0x0004, 11);
        assertGroup(REQUEST.subList(6, 11), 0x000f, 13);
        assertGroup(RESPONSE.subList(0, 1), 0x0000, 4);
        assertGroup(RESPONSE.subList(1, 3), 0x0004, 5);
        assertGroup(RESPONSE.subList(3, 6), 0x0009, 7);
        byte[] body = registry.codec(AddOffsetsToTxnRequest.class)
                .at(4)
                .encode(new AddOffsetsToTxnRequest("", 0, (short) 0, ""));
        assertEquals(13, body.length);
    }

    @Test
    void schemaSaysWhatTheSeedsSays() {
        MessageSchema request = registry.request(25).schema();
        assertEquals("AddOffsetsToTxnRequest", request.name());
        assertEquals(Versions.range(0, 4), request.versions());
        assertEquals(Versions.from(3), request.flexible());
        assertEquals(List.of("broker"), request.listeners());
        assertEquals(
                List.of("TransactionalId string", "ProducerId int64", "ProducerEpoch int16", "GroupId string"),
                request.fields().stream().map(SeedPageTest::nameAndType).toList());
        assertEquals(
                List.of("transactionalId", "producerId", "unknown", "groupId"),
                request.fields().stream()
                        .map(field -> field.entityType().kafkaName())
                        .toList());
        MessageSchema response = registry.response(25).schema();
        assertEquals(
                List.of("ThrottleTimeMs int32", "ErrorCode int16"),
                response.fields().stream().map(SeedPageTest::nameAndType).toList());
    }

    private static String nameAndType(FieldSchema field) {
        return field.name() + " " + field.type().kafkaName();
    }

    private static void assertRows(List<Row> rows, byte[] frame) {
        int end = 0;
        for (Row row : rows) {
            byte[] bytes = HexFormat.of().parseHex(row.hex());
            assertEquals(end, row.offset(), row.name());
            assertEquals(row.size(), bytes.length, row.name());
            end += row.size();
            byte[] found = Arrays.copyOfRange(frame, row.offset(), end);
            assertArrayEquals(bytes, found, row.name());
        }
        assertEquals(frame.length, end);
    }

    private static void assertGroup(List<Row> rows, int offset, int size) {
        assertEquals(offset, rows.get(0).offset());
        assertEquals(size, rows.stream().mapToInt(Row::size).sum());
    }
}
