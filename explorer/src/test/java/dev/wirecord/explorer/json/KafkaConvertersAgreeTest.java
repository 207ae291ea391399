package dev.wirecord.explorer.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.codec.CodecProvider;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.oracle.bridge.RecordMessage;
import dev.wirecord.oracle.draw.RandomValues;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every message of Kafka 4.4 in every version, on drawn values: the JSON, bytes and refusals of Kafka's converters. */
class KafkaConvertersAgreeTest {

    private static final int MESSAGE_VERSIONS = 744;
    private static final int INSTANCES = 40;
    private static final int CHANGES = 60;

    private interface Check {
        void of(RecordMessage<?> message, KafkaJson kafka, int version);
    }

    @Test
    void bytesBecomeTheSameJson() {
        AtomicInteger compared = new AtomicInteger();
        int versions = forEachVersion((message, kafka, version) -> {
            JsonDecoder whole = new JsonDecoder(message.schema(), version);
            JsonDecoder sizes = new JsonDecoder(message.schema(), version, RecordsForm.SIZE);
            boolean records = hasRecords(message.schema().body());
            for (int seed = 0; seed < INSTANCES; seed++) {
                byte[] body = draw(message, version, seed);
                assertEquals(
                        kafka.json(body, version, false),
                        sizes.decode(body),
                        () -> message.schema().name());
                if (!records) {
                    assertEquals(kafka.json(body, version, true), whole.decode(body));
                }
                compared.incrementAndGet();
            }
        });

        System.out.println("JSON of bytes: " + versions + " message versions, " + compared + " instances");
        assertEquals(MESSAGE_VERSIONS, versions);
        assertEquals(MESSAGE_VERSIONS * INSTANCES, compared.get());
    }

    @Test
    void jsonBecomesTheSameBytes() {
        AtomicInteger compared = new AtomicInteger();
        int versions = forEachVersion((message, kafka, version) -> {
            JsonEncoder encoder = new JsonEncoder(message.schema(), version);
            JsonDecoder decoder = new JsonDecoder(message.schema(), version);
            for (int seed = 0; seed < INSTANCES; seed++) {
                byte[] body = draw(message, version, seed);
                JsonNode theirs = kafka.json(body, version, true);
                assertArrayEquals(kafka.body(theirs, version), encoder.encode(theirs));
                JsonNode ours = decoder.decode(body);
                assertArrayEquals(kafka.body(ours, version), encoder.encode(ours));
                compared.incrementAndGet();
            }
        });

        System.out.println("Bytes of JSON: " + versions + " message versions, " + compared + " instances");
        assertEquals(MESSAGE_VERSIONS, versions);
        assertEquals(MESSAGE_VERSIONS * INSTANCES, compared.get());
    }

    /** Through text, as people have it, nothing is lost but which of all NaNs a NaN was. */
    @Test
    void textOfJsonBecomesTheBytesItCameFrom() {
        AtomicInteger same = new AtomicInteger();
        forEachVersion((message, kafka, version) -> {
            JsonEncoder encoder = new JsonEncoder(message.schema(), version);
            JsonDecoder decoder = new JsonDecoder(message.schema(), version);
            for (int seed = 0; seed < INSTANCES; seed++) {
                // Twice, since unknown tagged fields are gone the first time, and with them what they alone kept.
                JsonNode json = decoder.decode(encoder.encode(decoder.decode(draw(message, version, seed))));
                byte[] body = encoder.encode(JsonTexts.parse(JsonTexts.print(json)));
                assertEquals(json, decoder.decode(body));
                same.incrementAndGet();
            }
        });

        assertEquals(MESSAGE_VERSIONS * INSTANCES, same.get());
    }

    @Test
    void changedJsonIsReadOrRefusedAlike() {
        AtomicInteger read = new AtomicInteger();
        AtomicInteger refused = new AtomicInteger();
        forEachVersion((message, kafka, version) -> {
            JsonEncoder encoder = new JsonEncoder(message.schema(), version);
            for (int seed = 0; seed < CHANGES; seed++) {
                JsonNode json = kafka.json(draw(message, version, seed), version, true);
                Mutations.change(message.schema(), json, new Random(seed * 1000L + version));
                Optional<byte[]> theirs = kafka.accepted(json, version);
                Optional<byte[]> ours = accepted(encoder, json);
                assertEquals(
                        theirs.isPresent(),
                        ours.isPresent(),
                        () -> message.schema().name() + " v" + version + json);
                theirs.ifPresent(bytes -> assertArrayEquals(bytes, ours.orElseThrow()));
                (theirs.isPresent() ? read : refused).incrementAndGet();
            }
        });

        System.out.println("Changed JSON: " + read + " read, " + refused + " refused");
        assertTrue(read.get() > 4 * MESSAGE_VERSIONS, () -> read + " read");
        assertTrue(refused.get() > 10 * MESSAGE_VERSIONS, () -> refused + " refused");
    }

    private static Optional<byte[]> accepted(JsonEncoder encoder, JsonNode json) {
        try {
            return Optional.of(encoder.encode(json));
        } catch (JsonMismatchException e) {
            return Optional.empty();
        }
    }

    private static boolean hasRecords(FieldType type) {
        if (type instanceof ArrayType array) {
            return hasRecords(array.element());
        }
        return type instanceof StructSchema struct
                ? struct.fields().stream().anyMatch(field -> hasRecords(field.type()))
                : type == ScalarType.RECORDS;
    }

    private static byte[] draw(RecordMessage<?> message, int version, int seed) {
        Random random = new Random(seed * 1000L + version);
        return message.encode(new RandomValues(message.schema()).draw(random, version), version);
    }

    /** How many there were. */
    private static int forEachVersion(Check check) {
        List<MessageCodec<?>> codecs = ServiceLoader.load(CodecProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .flatMap(KafkaConvertersAgreeTest::codecs)
                .toList();
        return codecs.parallelStream()
                .mapToInt(codec -> {
                    RecordMessage<?> message = RecordMessage.of(codec);
                    KafkaJson kafka = KafkaJson.of(codec.schema());
                    for (int version = codec.versions().lowest();
                            version <= codec.versions().highest();
                            version++) {
                        check.of(message, kafka, version);
                    }
                    return codec.versions().highest() - codec.versions().lowest() + 1;
                })
                .sum();
    }

    private static Stream<MessageCodec<?>> codecs(CodecProvider provider) {
        return IntStream.range(0, provider.entries().size())
                .filter(index -> !provider.entries().get(index).versions().isNone())
                .mapToObj(provider::codec);
    }
}
