package dev.wirecord.oracle.official;

import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;

/** A field of a schema, the struct it is in, and the message around both; and what is remarkable about it. */
record Place(MessageSchema message, StructSchema struct, FieldSchema field) {

    /** Every field of a message, those of its structs included. */
    static List<Place> of(MessageSchema message) {
        List<Place> places = new ArrayList<>();
        collect(message, message.body(), places);
        return places;
    }

    private static void collect(MessageSchema message, StructSchema struct, List<Place> places) {
        for (FieldSchema field : struct.fields()) {
            Place place = new Place(message, struct, field);
            places.add(place);
            FieldType inner = place.element() == null ? field.type() : place.element();
            if (inner instanceof StructSchema nested) {
                collect(message, nested, places);
            }
        }
    }

    FieldType type() {
        return field.type();
    }

    /** The type of the array's elements, or null when the field is no array. */
    FieldType element() {
        return type() instanceof ArrayType array ? array.element() : null;
    }

    /** The default as the schema writes it, empty when there is none. */
    String defaultText() {
        return field.defaultText() == null ? "" : field.defaultText();
    }

    /** The versions of the message that have the field. */
    private Versions versions() {
        return field.versions().intersect(message.versions());
    }

    boolean isStruct() {
        return type() instanceof StructSchema;
    }

    boolean isKeyedArray() {
        return element() instanceof StructSchema struct && struct.isKeyed();
    }

    boolean isInNoVersion() {
        return versions().isNone();
    }

    boolean isAdded() {
        return versions().lowest() > message.versions().lowest();
    }

    boolean isRetired() {
        return !isInNoVersion() && versions().highest() < message.versions().highest();
    }

    boolean isInOneOfManyVersions() {
        return isAdded() && isRetired() && versions().lowest() == versions().highest();
    }

    boolean isInStructWithVersions() {
        return struct != message.body() && struct.versions().lowest() > 0;
    }

    boolean isNullable() {
        return field.nullable().intersects(versions());
    }

    boolean isNullableLater() {
        return isNullable() && field.nullable().lowest() > versions().lowest();
    }

    boolean isNullableForAWhile() {
        return isNullable() && !field.nullable().isOpen();
    }

    boolean isNullableTooWidely() {
        return isNullable() && !field.versions().contains(field.nullable());
    }

    boolean isNullableInRemovedVersion() {
        return !field.nullable().isNone() && !isNullable();
    }

    boolean isNullableButNotByDefault() {
        return isNullable() && !field.isNullByDefault();
    }

    boolean isTaggedLaterThanFlexible() {
        int flexible = Math.max(message.flexible().lowest(), message.versions().lowest());
        return field.hasTag() && field.tagged().lowest() > flexible;
    }

    boolean isTaggedBeforePositional() {
        return field.hasTag() && after().stream().anyMatch(other -> !other.hasTag());
    }

    boolean isTaggedOutOfOrder() {
        return field.hasTag() && after().stream().anyMatch(other -> other.hasTag() && other.tag() < field.tag());
    }

    private List<FieldSchema> after() {
        List<FieldSchema> fields = struct.fields();
        return fields.subList(fields.indexOf(field) + 1, fields.size());
    }

    boolean isInStructWithSeveralKeys() {
        return struct.fields().stream().filter(FieldSchema::mapKey).count() > 1;
    }

    /** Whether another field of the message has elements of the same struct. */
    boolean isOfSharedStruct() {
        return element() instanceof StructSchema shared
                && of(message).stream().anyMatch(other -> other.field() != field && shared.equals(other.element()));
    }
}
