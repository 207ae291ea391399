package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.explain.SmallestMessage;
import dev.wirecord.frame.Frames;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.kafka.Comparison;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.oracle.bridge.RecordMessage;
import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.DefaultRecordBatch;
import org.junit.jupiter.api.Test;

/** The smallest message of every version is what its codec makes of the values that the rule names. */
class SmallestMessageTest {

    private static final int MESSAGE_VERSIONS = 744;

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());

    @Test
    void bodiesAreThoseOfTheSmallestValues() {
        int compared = 0;
        for (MessageCodec<?> codec : Comparison.codecs(new KafkaCodecs())) {
            RecordMessage<?> message = RecordMessage.of(codec);
            for (int version : versions(codec.versions())) {
                byte[] body = SmallestMessage.body(codec.schema(), version);
                StructValue smallest = smallest(codec.schema().body(), version);

                assertArrayEquals(message.encode(smallest, version), body, codec.name() + " v" + version);
                assertEquals(smallest, message.decode(body, version));
                compared++;
            }
        }
        assertEquals(MESSAGE_VERSIONS, compared);
    }

    private static StructValue smallest(StructSchema struct, int version) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (FieldSchema field : struct.fields()) {
            fields.put(
                    field.name(),
                    field.isPositional(version) ? smallest(field.type(), version) : SchemaDefaults.of(field));
        }
        return StructValue.of(fields);
    }

    private static Object smallest(FieldType type, int version) {
        if (type instanceof ArrayType array) {
            return List.of(smallest(array.element(), version));
        }
        if (type instanceof StructSchema struct) {
            return smallest(struct, version);
        }
        if (type == ScalarType.BYTES) {
            return Bytes.EMPTY;
        }
        return type == ScalarType.RECORDS
                ? kafkasEmptyBatch()
                : FieldSchema.of("Zero", type).build().scalarDefault();
    }

    private static Bytes kafkasEmptyBatch() {
        ByteBuffer batch = ByteBuffer.allocate(61);
        DefaultRecordBatch.writeEmptyHeader(
                batch, (byte) 2, -1, (short) -1, -1, 0, 0, -1, TimestampType.CREATE_TIME, -1, false, false);
        return Bytes.of(batch.flip());
    }

    @Test
    void framesHoldTheHeaderThatTheVersionHas() {
        Frames frames = new Frames(registry);
        int compared = 0;
        for (Api api : registry.apis()) {
            for (int version : versions(api.request().orElseThrow().versions())) {
                byte[] request = SmallestMessage.request(registry, api.apiKey(), version);
                byte[] response = SmallestMessage.response(registry, api.apiKey(), version);

                Object requestBody =
                        frames.decodeRequest(ByteBuffer.wrap(request)).body();
                Object responseBody = frames.decodeResponse(ByteBuffer.wrap(response), api.apiKey(), version)
                        .body();
                RequestHeader header = new RequestHeader(api.apiKey(), version, 0, "");
                assertArrayEquals(frames.encodeRequest(header, requestBody), request);
                assertArrayEquals(
                        frames.encodeResponse(api.apiKey(), version, new ResponseHeader(0), responseBody), response);
                compared++;
            }
        }
        assertTrue(compared > 0);
    }

    private static List<Integer> versions(Versions versions) {
        return IntStream.rangeClosed(versions.lowest(), versions.highest())
                .boxed()
                .toList();
    }
}
