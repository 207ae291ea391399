package dev.wirecord.processor.declaration;

import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.schema.ScalarType;
import javax.lang.model.element.TypeElement;

/**
 * What a component's Java type says about the field.
 *
 * @param name the type as generated code spells it, with its annotation if it may be null
 * @param carrier the kind of type; {@link Carrier#NONE} for one that Kafka has no encoding for
 * @param element for a list the kind of its elements' type, and otherwise the same as {@code carrier}
 * @param scalar the Kafka type of the value or of the elements; null for records and for what has no encoding
 * @param struct the record that is the type or the element type; null for others
 * @param hint for a type without an encoding, what to use instead; null for others
 * @param unresolved whether the type does not exist, or not yet: another processor may write it in this round
 */
public record JavaType(
        TypeName name,
        Carrier carrier,
        Carrier element,
        ScalarType scalar,
        TypeElement struct,
        String hint,
        boolean unresolved) {

    /** A type whose values are scalars. */
    public static JavaType of(TypeName name, Carrier carrier, ScalarType scalar) {
        return new JavaType(name, carrier, carrier, scalar, null, null, false);
    }

    /** A record. */
    public static JavaType struct(TypeName name, TypeElement struct) {
        return new JavaType(name, Carrier.STRUCT, Carrier.STRUCT, null, struct, null, false);
    }

    /** A list of that type. */
    public static JavaType list(TypeName name, JavaType element) {
        return new JavaType(name, Carrier.LIST, element.carrier, element.scalar, element.struct, null, false);
    }

    /** A type without an encoding; the hint says what to use instead, and is null where the type has been reported. */
    public static JavaType unsupported(TypeName name, String hint) {
        return new JavaType(name, Carrier.NONE, Carrier.NONE, null, null, hint, false);
    }

    static JavaType unresolved(TypeName name) {
        return new JavaType(name, Carrier.NONE, Carrier.NONE, null, null, "a type that exists", true);
    }

    /** The same type under another name: the one that says whether it may be null. */
    JavaType named(TypeName other) {
        return new JavaType(other, carrier, element, scalar, struct, hint, unresolved);
    }

    /** Whether the type says, with an annotation, that it may be null. */
    public boolean saysNullable() {
        return name.isAnnotated();
    }

    /** Whether the field is an array on the wire, given the wire type that was written. */
    public boolean isArray() {
        return carrier == Carrier.LIST || carrier == Carrier.PRIMITIVE_ARRAY;
    }
}
