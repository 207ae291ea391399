package dev.wirecord.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FieldSchemaTest {

    private static FieldSchemaBuilder string() {
        return FieldSchema.of("Name", ScalarType.STRING);
    }

    @Test
    void aFieldIsByDefaultInEveryVersionAtItsPlaceAndNeverNull() {
        FieldSchema field = string().build();

        assertTrue(field.isPositional(0));
        assertTrue(field.isPositional(32767));
        assertFalse(field.isTagged(0));
        assertFalse(field.isNullable(0));
        assertFalse(field.hasTag());
        assertFalse(field.isNullByDefault());
        assertEquals("", field.scalarDefault());
    }

    @Test
    void aPositionalFieldIsThereInItsVersionsOnly() {
        FieldSchema field = string().versions("1-2").build();

        assertFalse(field.isPositional(0));
        assertTrue(field.isPositional(1));
        assertTrue(field.isPositional(2));
        assertFalse(field.isPositional(3));
        assertFalse(field.isPresent(0));
        assertTrue(field.isPresent(2));
    }

    @Test
    void aTaggedFieldIsNeverAtAPlace() {
        FieldSchema field = string().versions("3+").tagged(0, "3+").build();

        assertTrue(field.hasTag());
        assertFalse(field.isTagged(2));
        assertTrue(field.isTagged(3));
        assertFalse(field.isPositional(2));
        assertFalse(field.isPositional(3));
    }

    @Test
    void aFieldCanMoveFromItsPlaceToTheTagSection() {
        FieldSchema field = string().versions("0+").tagged(0, "2+").build();

        assertTrue(field.isPositional(1));
        assertFalse(field.isTagged(1));
        assertFalse(field.isPositional(2));
        assertTrue(field.isTagged(2));
        assertTrue(field.isPresent(1));
        assertTrue(field.isPresent(2));
    }

    @Test
    void aTaggedFieldNeedsNoVersionsOfItsOwnToBePresent() {
        FieldSchema field = string().versions("none").tagged(1, "4+").build();

        assertFalse(field.isPresent(3));
        assertTrue(field.isPresent(4));
    }

    @Test
    void nullIsAllowedWhereTheFieldIsAndIsNullable() {
        FieldSchema field = string().versions("0-7").nullable("2-9").build();

        assertFalse(field.isNullable(1));
        assertTrue(field.isNullable(2));
        assertTrue(field.isNullable(7));
        assertFalse(field.isNullable(8));
    }

    @Test
    void theMessageDecidesWhetherALengthIsCompact() {
        FieldSchema field = string().build();

        assertFalse(field.isCompact(2, Versions.from(3)));
        assertTrue(field.isCompact(3, Versions.from(3)));
        assertFalse(field.isCompact(3, Versions.NONE));
    }

    @Test
    void aFieldCanDecideForItself() {
        FieldSchema never = string().flexible("none").build();
        FieldSchema later = string().flexible("4+").build();

        assertFalse(never.isCompact(3, Versions.from(2)));
        assertFalse(later.isCompact(3, Versions.from(2)));
        assertTrue(later.isCompact(4, Versions.from(2)));
    }

    @Test
    void theTextNullMakesTheDefaultNull() {
        FieldSchema field = string().nullable("0+").defaultText("null").build();

        assertTrue(field.isNullByDefault());
        assertNull(field.scalarDefault());
    }

    @Test
    void recordsAreNullByDefault() {
        assertTrue(FieldSchema.of("Records", ScalarType.RECORDS).build().isNullByDefault());
    }

    @Test
    void anExplicitDefaultIsAValueOfTheType() {
        assertEquals(
                5000,
                FieldSchema.of("TimeoutMs", ScalarType.INT32)
                        .defaultText("5000")
                        .build()
                        .scalarDefault());
    }

    @Test
    void aFieldKeepsWhatHasNoEffectOnItsBytes() {
        FieldSchema field = FieldSchema.of("UserData", ScalarType.BYTES)
                .ignorable()
                .mapKey()
                .zeroCopy()
                .entityType(EntityType.UNKNOWN)
                .about("What the assignor wants.")
                .build();

        assertTrue(field.ignorable());
        assertTrue(field.mapKey());
        assertTrue(field.zeroCopy());
        assertEquals(EntityType.UNKNOWN, field.entityType());
        assertEquals("What the assignor wants.", field.about());
    }

    @Test
    void aDefaultThatDoesNotFitIsRefused() {
        FieldSchemaBuilder builder =
                FieldSchema.of("TimeoutMs", ScalarType.INT32).defaultText("soon");

        assertThrows(IllegalArgumentException.class, builder::build);
    }
}
