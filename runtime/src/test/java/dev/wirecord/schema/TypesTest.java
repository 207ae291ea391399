package dev.wirecord.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TypesTest {

    @ParameterizedTest
    @CsvSource({
        "BOOL, bool, 1",
        "INT8, int8, 1",
        "INT16, int16, 2",
        "UINT16, uint16, 2",
        "INT32, int32, 4",
        "UINT32, uint32, 4",
        "INT64, int64, 8",
        "FLOAT64, float64, 8",
        "UUID, uuid, 16"
    })
    void fixedTypesHaveTheirSizeAndAreNeverNull(ScalarType type, String kafkaName, int size) {
        assertEquals(kafkaName, type.kafkaName());
        assertEquals(size, type.size());
        assertFalse(type.canBeNull());
    }

    @ParameterizedTest
    @EnumSource(names = {"STRING", "BYTES", "RECORDS"})
    void theOthersHaveNoSizeAndMayBeNull(ScalarType type) {
        assertThrows(IllegalStateException.class, type::size);
        assertTrue(type.canBeNull());
    }

    @Test
    void arraysAreNamedAfterTheirElements() {
        assertEquals("[]int32", new ArrayType(ScalarType.INT32).kafkaName());
        assertEquals("[]Topic", new ArrayType(StructSchema.of("Topic")).kafkaName());
    }

    @Test
    void arraysOfArraysAreRefused() {
        ArrayType inner = new ArrayType(ScalarType.INT32);

        assertThrows(IllegalArgumentException.class, () -> new ArrayType(inner));
    }

    @ParameterizedTest
    @CsvSource({
        "TRANSACTIONAL_ID, transactionalId, STRING",
        "PRODUCER_ID, producerId, INT64",
        "GROUP_ID, groupId, STRING",
        "TOPIC_NAME, topicName, STRING",
        "BROKER_ID, brokerId, INT32"
    })
    void aLabelFitsItsTypeAndArraysOfIt(EntityType label, String kafkaName, ScalarType only) {
        assertEquals(kafkaName, label.kafkaName());
        assertEquals(only.kafkaName(), label.carrier());
        Set<ScalarType> fitting = Stream.of(ScalarType.values())
                .filter(label::fits)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(ScalarType.class)));

        assertEquals(EnumSet.of(only), fitting);
        assertTrue(label.fits(new ArrayType(only)));
        assertFalse(label.fits(new ArrayType(ScalarType.BOOL)));
        assertFalse(label.fits(StructSchema.of("Topic")));
    }

    @Test
    void noLabelFitsEverything() {
        assertEquals("any", EntityType.UNKNOWN.carrier());
        assertTrue(EntityType.UNKNOWN.fits(ScalarType.BOOL));
        assertTrue(EntityType.UNKNOWN.fits(new ArrayType(StructSchema.of("Topic"))));
    }

    @Test
    void onlyHeadersAndDataHaveNoApiKey() {
        Set<MessageType> without = Stream.of(MessageType.values())
                .filter(type -> !type.hasApiKey())
                .collect(Collectors.toSet());

        assertEquals(Set.of(MessageType.HEADER, MessageType.DATA), without);
    }

    @Test
    void aStructKnowsItsFieldsTagsAndKey() {
        FieldSchemaBuilder name = FieldSchema.of("Name", ScalarType.STRING).mapKey();
        FieldSchemaBuilder epoch = FieldSchema.of("Epoch", ScalarType.INT32).tagged(0, "1+");
        StructSchema struct = StructSchema.of("Topic", name, epoch);

        assertEquals(Optional.of(epoch.build()), struct.field("Epoch"));
        assertEquals(Optional.empty(), struct.field("epoch"));
        assertEquals(1, struct.tagCount());
        assertTrue(struct.isKeyed());
        assertFalse(StructSchema.of("Other", epoch).isKeyed());
        assertEquals(Versions.ALL, struct.versions());
        assertEquals(Versions.from(1), StructSchema.of("Later", "1+", epoch).versions());
    }

    @Test
    void aMessageIsFlexibleInItsFlexibleVersions() {
        MessageSchema message = new MessageSchema(
                "Ping",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 4),
                Versions.from(3),
                List.of(),
                false,
                StructSchema.of("Ping"),
                "");

        assertFalse(message.isFlexible(2));
        assertTrue(message.isFlexible(3));
    }
}
