package dev.wirecord.processor.check;

import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;

/** The Kafka types of fields: what the Java type says, and what {@code type = } adds. */
final class KafkaTypes {

    private KafkaTypes() {}

    /** The type of the value or of the elements; null for structs and for types without an encoding. */
    static ScalarType scalar(FieldDeclaration field) {
        return switch (field.wireType().value()) {
            case INFERRED -> field.type().scalar();
            case INT8 -> ScalarType.INT8;
            case UINT16 -> ScalarType.UINT16;
            case UINT32 -> ScalarType.UINT32;
            case RECORDS -> ScalarType.RECORDS;
        };
    }

    /** The kind of Java type; a {@code byte[]} is an array only where {@code type = INT8} says so. */
    static Carrier carrier(FieldDeclaration field) {
        return field.wireType().value() == WireType.INT8
                ? Carrier.PRIMITIVE_ARRAY
                : field.type().carrier();
    }

    static boolean isArray(FieldDeclaration field) {
        Carrier carrier = carrier(field);
        return carrier == Carrier.LIST || carrier == Carrier.PRIMITIVE_ARRAY;
    }

    /** Whether the field is a string or bytes, alone and not in an array. */
    static boolean isStringOrBytes(FieldDeclaration field) {
        ScalarType scalar = scalar(field);
        return !isArray(field) && (scalar == ScalarType.STRING || scalar == ScalarType.BYTES);
    }

    /** Whether Kafka has a null for the field's type. */
    static boolean canBeNull(FieldDeclaration field) {
        ScalarType scalar = scalar(field);
        return isArray(field) || scalar == null || scalar.canBeNull();
    }

    /** The name of the struct that the field is or has as elements. */
    static String structName(FieldDeclaration field) {
        // A struct that contains itself has no declaration.
        return field.struct() == null ? named(field) : field.struct().name().value();
    }

    /** The Java type as people write it, without packages. */
    static String named(FieldDeclaration field) {
        return field.type().name().withoutAnnotations().toString().replaceAll("\\b[a-z]\\w*\\.", "");
    }

    /** The Java type in the words of a sentence: {@code an int}, {@code a List<String>}. */
    static String described(FieldDeclaration field) {
        String name = named(field);
        boolean vowel = "aeioAEIO".indexOf(name.charAt(0)) >= 0;
        return (vowel ? "an " : "a ") + name;
    }

    /** The schema's constant for an annotation's. */
    static MessageType messageType(dev.wirecord.annotation.MessageType written) {
        return MessageType.valueOf(written.name());
    }

    /** The schema's constant for an annotation's. */
    static EntityType entityType(dev.wirecord.annotation.EntityType written) {
        return EntityType.valueOf(written.name());
    }
}
