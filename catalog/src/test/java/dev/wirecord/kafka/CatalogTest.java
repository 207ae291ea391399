package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageType;
import dev.wirecord.type.TaggedFields;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.kafka.common.protocol.ApiKeys;
import org.junit.jupiter.api.Test;

/** What the catalog holds, counted against Kafka's own list of APIs. */
class CatalogTest {

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());

    @Test
    void everyApiOfKafka() {
        List<Api> apis = registry.apis();

        assertEquals(
                IntStream.rangeClosed(0, 94).boxed().toList(),
                apis.stream().map(Api::apiKey).toList());
        assertEquals(
                91,
                apis.stream()
                        .filter(api -> !api.request().orElseThrow().versions().isNone())
                        .count());
    }

    @Test
    void namesAndVersionsAreKafkas() {
        for (ApiKeys key : ApiKeys.values()) {
            Api api = registry.api(key.id).orElseThrow();
            assertEquals(key.name, api.name());
            assertEquals(
                    key.messageType.lowestSupportedVersion(),
                    api.request().orElseThrow().versions().lowest());
            assertEquals(
                    key.messageType.highestSupportedVersion(true),
                    api.request().orElseThrow().versions().highest());
            assertEquals(
                    api.request().orElseThrow().versions(),
                    api.response().orElseThrow().versions());
        }
    }

    @Test
    void retiredApisAreListedAndHaveNoCodec() {
        for (int apiKey : new int[] {4, 5, 6, 7}) {
            assertTrue(registry.api(apiKey)
                    .orElseThrow()
                    .request()
                    .orElseThrow()
                    .versions()
                    .isNone());
            assertThrows(UnsupportedVersionException.class, () -> registry.request(apiKey));
            assertThrows(UnsupportedVersionException.class, () -> registry.response(apiKey, 0));
        }
    }

    @Test
    void everyRequestNamesItsResponse() {
        for (MessageCodec<?> codec : Comparison.codecs(new KafkaCodecs())) {
            if (codec.type() == MessageType.REQUEST) {
                ParameterizedType request =
                        (ParameterizedType) codec.recordType().getGenericInterfaces()[0];
                assertEquals(KafkaRequest.class, request.getRawType());
                assertEquals(registry.response(codec.apiKey()).recordType(), request.getActualTypeArguments()[0]);
            }
        }
    }

    @Test
    void everyFlexibleRecordKeepsUnknownTaggedFields() {
        for (MessageCodec<?> codec : Comparison.codecs(new KafkaCodecs())) {
            boolean keeps = Arrays.stream(codec.recordType().getRecordComponents())
                    .anyMatch(component -> component.getType() == TaggedFields.class);
            assertEquals(!codec.flexible().isNone(), keeps, codec.name());
        }
    }

    @Test
    void otherMessagesAreFoundByRecord() {
        assertEquals(
                "OffsetCommitKey",
                registry.codec(dev.wirecord.kafka.group.OffsetCommitKey.class).name());
        assertEquals(
                "PartitionRecord",
                registry.codec(dev.wirecord.kafka.metadata.PartitionRecord.class)
                        .name());
        assertEquals(MessageType.HEADER, registry.codec(RequestHeader.class).type());
        assertEquals(
                MessageType.DATA,
                registry.codec(ConsumerProtocolSubscription.class).type());
    }
}
