package dev.wirecord.processor.model;

import com.palantir.javapoet.TypeName;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.ScalarType;

/**
 * A field, and the record component that carries it.
 *
 * @param schema the field
 * @param component the component's name
 * @param javaType the component's type
 * @param carrier the kind of that type
 * @param element for a list the kind of its elements' type, and otherwise the same as {@code carrier}
 * @param struct the struct that is the field's type or element type, or null
 */
public record FieldModel(
        FieldSchema schema, String component, TypeName javaType, Carrier carrier, Carrier element, StructModel struct) {

    /** The type of the value, or of the elements of an array. Null for structs. */
    public ScalarType scalar() {
        Object type = schema.type() instanceof ArrayType array ? array.element() : schema.type();
        return type instanceof ScalarType scalar ? scalar : null;
    }

    /** The component's type without an annotation: of a local variable, tools see for themselves whether it is null. */
    public TypeName localType() {
        return javaType.withoutAnnotations();
    }

    /** Whether the field is an array. */
    public boolean isArray() {
        return schema.type() instanceof ArrayType;
    }

    /** Whether the component's type is a primitive, which has no null. */
    public boolean isPrimitive() {
        return javaType.isPrimitive();
    }
}
