package dev.wirecord.processor.check;

import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.model.Carrier;
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

    /** The type in the words of a sentence: {@code an int}, {@code a List<String>}. */
    static String described(FieldDeclaration field) {
        String name = field.type().name().toString().replaceAll("\\b[a-z]\\w*\\.", "");
        return ("aeiou".indexOf(Character.toLowerCase(name.charAt(0))) >= 0 ? "an " : "a ") + name;
    }
}
