package dev.wirecord.oracle.draw;

import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;

/** What can be wrong with a value. */
final class Faults {

    private static final int ATTEMPTS = 30;

    private final Chance chance;
    private final Drawing drawing;
    private final Versions messageVersions;

    Faults(Chance chance, Drawing drawing, Versions messageVersions) {
        this.chance = chance;
        this.drawing = drawing;
        this.messageVersions = messageVersions;
    }

    /** Whether Java lets the field be null, whatever the schema says. */
    boolean canBeNull(FieldSchema field) {
        return field.type().canBeNull() || field.type() == ScalarType.UUID;
    }

    /** A value that is not the field's default, unless the type has no other, as an empty struct has not. */
    Object stray(FieldSchema field) {
        if (field.nullable().intersects(messageVersions) && !field.isNullByDefault() && chance.permille(300)) {
            return null;
        }
        Object value = drawing.value(field.type());
        for (int i = 0; i < ATTEMPTS && SchemaDefaults.isDefault(field, value); i++) {
            value = drawing.value(field.type());
        }
        return value;
    }

    /** A string of one byte more than Kafka allows. */
    String tooLong() {
        return "x".repeat(Short.MAX_VALUE + 1);
    }

    /** A number next to the range of an unsigned type. */
    Object outOfRange(ScalarType type) {
        boolean below = chance.permille(500);
        if (type == ScalarType.UINT16) {
            return below ? -1 : 0x1_0000;
        }
        return below ? -1L : 0x1_0000_0000L;
    }

    /** The struct with an unknown tagged field. */
    StructValue unknownTag(StructSchema struct, StructValue value) {
        return value.withUnknownTag(drawing.unknownTag(struct), drawing.unknownData());
    }
}
