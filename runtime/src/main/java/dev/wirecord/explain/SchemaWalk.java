package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.util.Optional;

/**
 * Reads a message as its schema says, field by field, and tells a visitor. What generated codecs have laid out in
 * advance is decided here anew for every field: that makes it slow, and a second opinion on how a message is laid out.
 */
final class SchemaWalk {

    private final MessageSchema message;
    private final int version;
    private final boolean flexible;
    private final ByteReader in;
    private final ScalarWalk scalars;
    private final WalkVisitor visitor;
    private MinimumSizes minimum;

    SchemaWalk(MessageSchema message, int version, ByteReader in, WalkVisitor visitor) {
        this.message = message;
        this.version = version;
        this.flexible = message.isFlexible(version);
        this.in = in;
        this.scalars = new ScalarWalk(in, visitor);
        this.visitor = visitor;
    }

    /**
     * Reads the message to its end.
     *
     * @throws MalformedMessageException where a codec of the message would throw it
     */
    void run() {
        struct(message.body());
    }

    private void struct(StructSchema struct) {
        for (FieldSchema field : struct.fields()) {
            if (field.isPositional(version)) {
                field(field, field.isCompact(version, message.flexible()), LengthPrefix.MARKER);
            }
        }
        if (flexible) {
            tagSection(struct);
        }
    }

    private void field(FieldSchema field, boolean compact, LengthPrefix marker) {
        boolean nullable = field.isNullable(version);
        String type = (nullable ? "nullable_" : "") + field.type().kafkaName();
        visitor.begin(kind(field.type()), field.name(), type, field, in.offset());
        if (field.type() instanceof StructSchema struct) {
            structField(struct, nullable, marker);
        } else if (field.type() instanceof ArrayType array) {
            array(field, array.element(), compact, nullable);
        } else {
            scalars.read((ScalarType) field.type(), compact, nullable);
        }
        visitor.end(in.offset());
    }

    private static NodeKind kind(FieldType type) {
        if (type instanceof StructSchema) {
            return NodeKind.STRUCT;
        }
        if (type instanceof ArrayType) {
            return NodeKind.ARRAY;
        }
        return type == ScalarType.RECORDS ? NodeKind.RECORDS : NodeKind.FIELD;
    }

    private void structField(StructSchema struct, boolean nullable, LengthPrefix marker) {
        if (nullable) {
            long raw = marker.peek(in);
            boolean present = marker == LengthPrefix.MARKER ? in.readStructMarker() : in.readTaggedStructMarker();
            if (!present) {
                visitor.value(null, marker, raw);
                return;
            }
            visitor.present(marker, raw);
        }
        struct(struct);
    }

    private void array(FieldSchema field, FieldType element, boolean compact, boolean nullable) {
        LengthPrefix prefix = compact ? LengthPrefix.COMPACT : LengthPrefix.INT32;
        long raw = prefix.peek(in);
        int count = count(compact, nullable);
        if (count < 0) {
            visitor.value(null, prefix, raw);
            return;
        }
        visitor.count(count, prefix, raw);
        try {
            in.requireElements(count, minimum().ofElement(element, compact));
        } catch (MalformedMessageException e) {
            visitor.tooManyElements(e);
        }
        for (int i = 0; i < count; i++) {
            visitor.begin(NodeKind.ELEMENT, "[" + i + "]", element.kafkaName(), field, in.offset());
            if (element instanceof StructSchema struct) {
                struct(struct);
            } else {
                scalars.read((ScalarType) element, compact, false);
            }
            visitor.end(in.offset());
        }
    }

    private int count(boolean compact, boolean nullable) {
        if (compact) {
            return nullable ? in.readCompactNullableArrayLength() : in.readCompactArrayLength();
        }
        return nullable ? in.readNullableArrayLength() : in.readArrayLength();
    }

    private MinimumSizes minimum() {
        if (minimum == null) {
            minimum = new MinimumSizes(message, version);
        }
        return minimum;
    }

    private void tagSection(StructSchema struct) {
        visitor.begin(NodeKind.TAG_SECTION, "tagged_fields", "uvarint", null, in.offset());
        int count = in.readTaggedFieldCount();
        visitor.count(count, LengthPrefix.NONE, count);
        for (int i = 0, tag = -1; i < count; i++) {
            int offset = in.offset();
            tag = in.readTag(tag);
            taggedField(struct, tag, offset);
        }
        visitor.end(in.offset());
    }

    private void taggedField(StructSchema struct, int tag, int offset) {
        Optional<FieldSchema> known = struct.fields().stream()
                .filter(field -> field.hasTag() && field.tag() == tag)
                .findFirst();
        FieldSchema field = known.orElse(null);
        NodeKind kind = field == null ? NodeKind.UNKNOWN_TAGGED_FIELD : NodeKind.TAGGED_FIELD;
        String name = field == null ? String.valueOf(tag) : field.name();
        visitor.begin(kind, name, "tagged_field", field, offset);
        number(NodeKind.TAG, "tag", tag, field, offset);
        int end = taggedFieldEnd(field);
        if (field == null) {
            unknownData(end);
        } else if (field.isTagged(version)) {
            field(field, true, LengthPrefix.TAGGED_MARKER);
        } else {
            throw in.tagNotInVersion(tag, field.tagged().toString());
        }
        in.requireTaggedFieldEnd(tag, end);
        visitor.end(in.offset());
    }

    private int taggedFieldEnd(FieldSchema field) {
        int offset = in.offset();
        long size = LengthPrefix.COMPACT.peek(in);
        int end = in.readTaggedFieldEnd();
        number(NodeKind.SIZE, "size", size, field, offset);
        return end;
    }

    /** A number that has been read. */
    private void number(NodeKind kind, String name, long value, FieldSchema field, int offset) {
        visitor.begin(kind, name, "uvarint", field, offset);
        visitor.value(value, LengthPrefix.NONE, value);
        visitor.end(in.offset());
    }

    private void unknownData(int end) {
        visitor.begin(NodeKind.DATA, "data", "bytes", null, in.offset());
        visitor.value(in.readUntil(end), LengthPrefix.NONE, 0);
        visitor.end(in.offset());
    }
}
