package dev.wirecord.processor.emit;

import dev.wirecord.processor.model.Carrier;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.Versions;

/** The names that the runtime's reader and writer give to the encodings, and the fewest bytes that each takes. */
final class Encodings {

    private Encodings() {}

    /** The type in the middle of a method's name, as in {@code readInt32}. */
    static String typeName(ScalarType type) {
        return switch (type) {
            case BOOL -> "Boolean";
            case INT8 -> "Int8";
            case INT16 -> "Int16";
            case UINT16 -> "Uint16";
            case INT32 -> "Int32";
            case UINT32 -> "Uint32";
            case INT64 -> "Int64";
            case FLOAT64 -> "Float64";
            case UUID -> "Uuid";
            case STRING -> "String";
            case BYTES -> "Bytes";
            case RECORDS -> "Records";
        };
    }

    /** Whether the field is at its place in all versions of the span that have the struct, and fixed in size there. */
    static boolean isAlwaysFixed(FieldModel field, StructModel struct, VersionSpan span) {
        return !field.isArray()
                && field.struct() == null
                && field.scalar().isFixedSize()
                && span.versionsOf(struct).stream().allMatch(field.schema()::isPositional);
    }

    /** Whether an output can set values of the fixed-size type where there is room: it refuses none of them. */
    static boolean hasSet(ScalarType type) {
        return type != ScalarType.UINT16 && type != ScalarType.UINT32;
    }

    /** The words before a type, as in {@code readCompactNullableString}. */
    static String prefix(boolean compact, boolean nullable) {
        return (compact ? "Compact" : "") + (nullable ? "Nullable" : "");
    }

    /** The end of the name of a method for the elements of an array, as in {@code CompactStringList}. */
    static String elements(FieldModel field, boolean compact) {
        if (field.carrier() == Carrier.PRIMITIVE_ARRAY) {
            return typeName(field.scalar()) + "Array";
        }
        boolean sized = !field.scalar().isFixedSize();
        String type = switch (field.element()) {
            case BYTE_BUFFER -> "ByteBuffer";
            case BYTE_ARRAY -> "ByteArray";
            default -> typeName(field.scalar());
        };
        return (sized && compact ? "Compact" : "") + type + "List";
    }

    /** The fewest bytes that a struct takes in any version of the span in which it occurs; at least 1. */
    static int minimumSize(StructModel struct, VersionSpan span) {
        int smallest = Integer.MAX_VALUE;
        for (int version : span.versionsOf(struct)) {
            int size = span.flexible() ? 1 : 0;
            for (FieldModel field : struct.fields()) {
                if (field.schema().isPositional(version)) {
                    size += minimumSize(field, span, version);
                }
            }
            smallest = Math.min(smallest, size);
        }
        return Math.max(1, smallest);
    }

    private static int minimumSize(FieldModel field, VersionSpan span, int version) {
        if (field.schema().isNullable(version) && field.struct() != null && !field.isArray()) {
            return 1;
        }
        if (field.struct() != null && !field.isArray()) {
            return minimumSize(field.struct(), span);
        }
        if (!field.isArray() && field.scalar().isFixedSize()) {
            return field.scalar().size();
        }
        boolean compact = isCompact(field, span, version);
        if (compact) {
            return 1;
        }
        return !field.isArray() && field.scalar() == ScalarType.STRING ? Short.BYTES : Integer.BYTES;
    }

    /** Whether the field's length is compact. Within a span the message is flexible in all versions or in none. */
    static boolean isCompact(FieldModel field, VersionSpan span, int version) {
        return field.schema().isCompact(version, span.flexible() ? span.versions() : Versions.NONE);
    }
}
