package dev.wirecord.oracle.value;

import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The value that a field has when nobody sets it, as Kafka's no-argument constructors leave it. */
public final class SchemaDefaults {

    private SchemaDefaults() {}

    /** A struct whose fields all hold their defaults. */
    public static StructValue of(StructSchema struct) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (FieldSchema field : struct.fields()) {
            fields.put(field.name(), of(field));
        }
        return StructValue.of(fields);
    }

    /** The default of a field. */
    public static Object of(FieldSchema field) {
        return field.isNullByDefault() ? null : notNull(field, field.type());
    }

    private static Object notNull(FieldSchema field, FieldType type) {
        if (type instanceof ArrayType) {
            return List.of();
        }
        if (type instanceof StructSchema struct) {
            return of(struct);
        }
        return type == ScalarType.BYTES ? Bytes.EMPTY : field.scalarDefault();
    }

    /** Whether a value makes its field worth a tag, and an error in a version without the field. */
    public static boolean isDefault(FieldSchema field, Object value) {
        return KafkaEquality.same(value, of(field));
    }
}
