package dev.wirecord.explorer.json;

import dev.wirecord.explain.FieldValues;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/**
 * Writes the values of a message as its schema says. The values fit the version: they have every field that it has at a
 * place of its own, and no null where it allows none.
 */
final class ValueWriter {

    private final MessageSchema message;
    private final int version;
    private final ByteWriter out;

    ValueWriter(MessageSchema message, int version, ByteWriter out) {
        this.message = message;
        this.version = version;
        this.out = out;
    }

    void write(FieldValues values) {
        struct(message.body(), values);
    }

    private void struct(StructSchema struct, FieldValues values) {
        for (FieldSchema field : struct.fields()) {
            if (field.isPositional(version)) {
                Object value = values.get(field.name());
                if (field.type() instanceof StructSchema && field.isNullable(version)) {
                    out.writeStructMarker(value != null);
                }
                value(field.type(), value, field.isCompact(version, message.flexible()));
            }
        }
        if (message.isFlexible(version)) {
            tagSection(struct, values);
        }
    }

    private void tagSection(StructSchema struct, FieldValues values) {
        List<FieldSchema> written = struct.fields().stream()
                .filter(field -> field.isTagged(version) && values.has(field.name()))
                .filter(field -> !FieldDefaults.isDefault(field, values.get(field.name())))
                .sorted(Comparator.comparingInt(FieldSchema::tag))
                .toList();
        out.writeUnsignedVarint(written.size());
        for (FieldSchema field : written) {
            int start = out.beginTaggedField(field.tag());
            Object value = values.get(field.name());
            if (field.type() instanceof StructSchema && field.isNullable(version)) {
                out.writeTaggedStructMarker(value != null);
            }
            value(field.type(), value, true);
            out.endTaggedField(start);
        }
    }

    private void value(FieldType type, Object value, boolean compact) {
        if (type instanceof StructSchema struct) {
            if (value != null) {
                struct(struct, (FieldValues) value);
            }
        } else if (type instanceof ArrayType array) {
            array(array.element(), (List<?>) value, compact);
        } else {
            scalar((ScalarType) type, value, compact);
        }
    }

    private void array(FieldType element, List<?> values, boolean compact) {
        if (compact) {
            out.writeCompactArrayLength(values);
        } else {
            out.writeArrayLength(values);
        }
        if (values != null) {
            values.forEach(each -> value(element, each, compact));
        }
    }

    private void scalar(ScalarType type, Object value, boolean compact) {
        switch (type) {
            case BOOL -> out.writeBoolean((Boolean) value);
            case INT8 -> out.writeInt8((Byte) value);
            case INT16 -> out.writeInt16((Short) value);
            case UINT16 -> out.writeUint16((Integer) value);
            case INT32 -> out.writeInt32((Integer) value);
            case UINT32 -> out.writeUint32((Long) value);
            case INT64 -> out.writeInt64((Long) value);
            case FLOAT64 -> out.writeFloat64((Double) value);
            case UUID -> out.writeUuid((UUID) value);
            case STRING -> string((String) value, compact);
            case BYTES, RECORDS -> bytes((ByteBuffer) value, compact);
        }
    }

    private void string(String value, boolean compact) {
        if (compact) {
            out.writeCompactNullableString(value);
        } else {
            out.writeNullableString(value);
        }
    }

    private void bytes(ByteBuffer value, boolean compact) {
        if (compact) {
            out.writeCompactBytes(value);
        } else {
            out.writeBytes(value);
        }
    }
}
