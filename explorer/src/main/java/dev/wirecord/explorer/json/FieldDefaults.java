package dev.wirecord.explorer.json;

import dev.wirecord.explain.FieldValues;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.nio.ByteBuffer;
import java.util.List;

/** Tells values from the defaults of their fields, as kafka-clients does. */
final class FieldDefaults {

    private FieldDefaults() {}

    /** Whether the value of a field is the field's default. */
    static boolean isDefault(FieldSchema field, Object value) {
        if (value == null || field.isNullByDefault()) {
            return value == null && field.isNullByDefault();
        }
        if (value instanceof FieldValues values) {
            return isDefault((StructSchema) field.type(), values);
        }
        if (value instanceof List<?> list) {
            return list.isEmpty();
        }
        if (field.type() == ScalarType.BYTES) {
            return !((ByteBuffer) value).hasRemaining();
        }
        if (value instanceof Double number) {
            // Kafka compares numbers, not what Double.equals compares: -0.0 is the default 0.0, and NaN is never one.
            return number.doubleValue() == (Double) field.scalarDefault();
        }
        return value.equals(field.scalarDefault());
    }

    /** A field that the values lack holds its default. */
    private static boolean isDefault(StructSchema struct, FieldValues values) {
        return values.unknownTags().isEmpty()
                && struct.fields().stream()
                        .allMatch(field -> !values.has(field.name()) || isDefault(field, values.get(field.name())));
    }
}
