package dev.wirecord.explorer.site;

import dev.wirecord.explain.MessageNode;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;

/** Says how values are laid out: what length comes before them, or how wide they are. */
final class Encodings {

    private final MessageSchema message;
    private final int version;

    Encodings(MessageSchema message, int version) {
        this.message = message;
        this.version = version;
    }

    /** How the number of an array's elements is written. */
    String array(FieldSchema field) {
        if (field == null || message == null) {
            return "";
        }
        return isCompact(field)
                ? compactBecause() + "the number of elements is an unsigned varint, one more than it is"
                        + (field.isNullable(version) ? ", and 0 means null." : ", and 0 would mean null.")
                : "The number of elements is an int32" + (field.isNullable(version) ? ", and -1 means null." : ".");
    }

    /** How a value without parts is written, be it a field or an element. */
    String scalar(MessageNode node) {
        FieldSchema field = node.schema();
        FieldType type = field == null
                ? null
                : field.type() instanceof ArrayType array && isElement(node) ? array.element() : field.type();
        if (!(type instanceof ScalarType scalar) || message == null || scalar.isFixedSize()) {
            return fixed(node.type());
        }
        boolean nullable = field.isNullable(version) && !isElement(node);
        if (isCompact(field)) {
            return compactBecause() + "the length is an unsigned varint, one more than the number of bytes"
                    + (nullable ? ", and 0 means null." : ".");
        }
        String width = scalar == ScalarType.STRING ? "int16" : "int32";
        return (field.flexible() == null
                        ? "The length is an " + width
                        : "This field is never compact: its length stays an " + width
                                + ", so that a header can be read before its version is known")
                + (nullable ? ", and -1 means null." : ".");
    }

    private static boolean isElement(MessageNode node) {
        return node.name().startsWith("[");
    }

    private boolean isCompact(FieldSchema field) {
        // A tagged field is compact whatever its version: tags exist in flexible versions alone.
        return field.isTagged(version) || field.isCompact(version, message.flexible());
    }

    private String compactBecause() {
        return "Compact, because version " + version + " is flexible (" + message.flexible() + "): ";
    }

    /** How a type of one width is written, by its name; empty for a type that is not one. */
    static String fixed(String type) {
        return switch (type) {
            case "bool" -> "One byte in every version: 0 is false, 1 is true.";
            case "int8" -> "One byte in every version, signed.";
            case "int16" -> "Two bytes in every version, signed, the most significant first.";
            case "uint16" -> "Two bytes in every version, not signed, the most significant first.";
            case "int32" -> "Four bytes in every version, signed, the most significant first.";
            case "uint32" -> "Four bytes in every version, not signed, the most significant first.";
            case "int64" -> "Eight bytes in every version, signed, the most significant first.";
            case "float64" -> "Eight bytes in every version: an IEEE 754 double, the most significant first.";
            case "uuid" -> "Sixteen bytes in every version, in the order in which a UUID is written.";
            case "uvarint" ->
                "An unsigned varint: seven bits a byte, the lowest first, and the high bit says that more follow.";
            case "varint", "varlong" -> "A zig-zag varint: small numbers of either sign take few bytes.";
            default -> "";
        };
    }
}
