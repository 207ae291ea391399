package dev.wirecord.processor.model;

import com.palantir.javapoet.ClassName;
import dev.wirecord.schema.StructSchema;
import java.util.List;

/**
 * A struct, and the record that carries it.
 *
 * @param schema the struct
 * @param className the record
 * @param fields the fields in the order of declaration
 * @param components the names of all of the record's components, in the order of its constructor
 * @param taggedFields the component for unknown tagged fields, or null when the record has none
 */
public record StructModel(
        StructSchema schema,
        ClassName className,
        List<FieldModel> fields,
        List<String> components,
        String taggedFields) {

    public StructModel {
        fields = List.copyOf(fields);
        components = List.copyOf(components);
    }

    /** The name of the generated class with that suffix: the record's, with its enclosing classes before it. */
    public ClassName generatedName(String suffix) {
        return ClassName.get(className.packageName(), String.join("_", className.simpleNames()) + suffix);
    }

    /** Whether the record keeps the tagged fields that it does not know. */
    public boolean keepsTaggedFields() {
        return taggedFields != null;
    }

    /** The field of a component; null for the component of unknown tagged fields. */
    public FieldModel field(String component) {
        return fields.stream()
                .filter(field -> field.component().equals(component))
                .findFirst()
                .orElse(null);
    }
}
