package dev.wirecord.schema;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A struct: fields one after the other, and in flexible versions a tag section behind them.
 *
 * @param name the struct's name, unique in its message
 * @param versions the message versions in which the struct exists
 * @param fields the fields in the order of declaration, which is their order on the wire unless they are tagged
 */
public record StructSchema(String name, Versions versions, List<FieldSchema> fields) implements FieldType {

    /** Copies the list of fields. */
    public StructSchema {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(versions, "versions");
        fields = List.copyOf(fields);
    }

    /**
     * A struct that exists in every version of its message.
     *
     * @throws IllegalArgumentException when the default of a field does not fit its type
     */
    public static StructSchema of(String name, FieldSchemaBuilder... fields) {
        return new StructSchema(name, Versions.ALL, built(fields));
    }

    /**
     * A struct that exists in {@code versions}, as in {@code "1+"}.
     *
     * @throws IllegalArgumentException when {@code versions} is no range, or the default of a field does not fit its type
     */
    public static StructSchema of(String name, String versions, FieldSchemaBuilder... fields) {
        return new StructSchema(name, Versions.parse(versions), built(fields));
    }

    private static List<FieldSchema> built(FieldSchemaBuilder... fields) {
        return Stream.of(fields).map(FieldSchemaBuilder::build).toList();
    }

    /** The field of that name, which is compared exactly. */
    public Optional<FieldSchema> field(String fieldName) {
        return fields.stream().filter(field -> field.name().equals(fieldName)).findFirst();
    }

    /** Whether arrays of this struct are searched by key: some field is a {@link FieldSchema#mapKey() map key}. */
    public boolean isKeyed() {
        return fields.stream().anyMatch(FieldSchema::mapKey);
    }

    /** How many tags the struct knows, whatever the version. They run from 0 without gaps. */
    public int tagCount() {
        return (int) fields.stream().filter(FieldSchema::hasTag).count();
    }

    @Override
    public String kafkaName() {
        return name;
    }

    @Override
    public boolean canBeNull() {
        return true;
    }
}
