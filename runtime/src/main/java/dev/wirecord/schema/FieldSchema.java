package dev.wirecord.schema;

import java.util.Objects;

/**
 * A field of a struct: its type, and how it travels in which version. The rules that turn this into bytes, version by
 * version, are {@link #isPositional}, {@link #isTagged}, {@link #isNullable} and {@link #isCompact}; everything that
 * reads or writes messages asks them.
 *
 * @param name the name in Kafka's schemas, such as {@code TransactionalId}
 * @param type the type
 * @param versions the versions in which the field exists
 * @param nullable the versions in which it may be null
 * @param tagged the versions in which it travels in the tag section; {@link Versions#NONE} without a tag
 * @param tag the tag, or {@link #NO_TAG}
 * @param flexible the versions in which its length is compact, or null when the message decides
 * @param defaultText the explicit default as schemas write it, or null when there is none
 * @param ignorable whether a value may be dropped where a version lacks the field
 * @param mapKey whether the field is part of the key of its struct
 * @param entityType what the value stands for
 * @param zeroCopy whether byte fields are slices of the input; no effect on the bytes
 * @param about the field's documentation, empty when there is none
 */
public record FieldSchema(
        String name,
        FieldType type,
        Versions versions,
        Versions nullable,
        Versions tagged,
        int tag,
        Versions flexible,
        String defaultText,
        boolean ignorable,
        boolean mapKey,
        EntityType entityType,
        boolean zeroCopy,
        String about) {

    /** The value of {@link #tag} for a field without one. */
    public static final int NO_TAG = -1;

    /** Refuses a default that the type cannot hold. */
    public FieldSchema {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(versions, "versions");
        Objects.requireNonNull(nullable, "nullable");
        Objects.requireNonNull(tagged, "tagged");
        Objects.requireNonNull(entityType, "entityType");
        Objects.requireNonNull(about, "about");
        DefaultValues.check(type, defaultText);
    }

    /** Starts a field that is in every version, never null, without a tag. */
    public static FieldSchemaBuilder of(String name, FieldType type) {
        return new FieldSchemaBuilder(name, type);
    }

    /** Starts a field as {@link #of(String, FieldType)} does. */
    public static FieldSchemaBuilder of(String name, ScalarType type) {
        // For codecs: to see that a scalar type is a type, the verifier would load one class more.
        return new FieldSchemaBuilder(name, type);
    }

    /** Starts a field that is an array of {@code element}, in every version, never null, without a tag. */
    public static FieldSchemaBuilder array(String name, FieldType element) {
        return new FieldSchemaBuilder(name, new ArrayType(element));
    }

    /** Whether the field has a tag in any version. */
    public boolean hasTag() {
        return tag != NO_TAG;
    }

    /** The struct that the field is, or is an array of; null when it is neither. */
    public StructSchema struct() {
        FieldType single = type instanceof ArrayType array ? array.element() : type;
        return single instanceof StructSchema struct ? struct : null;
    }

    /** Whether the field travels at its place among the others in {@code version}. */
    public boolean isPositional(int version) {
        return versions.contains(version) && !tagged.contains(version);
    }

    /** Whether the field travels in the tag section in {@code version}, unless it holds its default. */
    public boolean isTagged(int version) {
        return tagged.contains(version);
    }

    /** Whether the field is on the wire in {@code version} at all. */
    public boolean isPresent(int version) {
        return versions.contains(version) || tagged.contains(version);
    }

    /** Whether null can be written and read in {@code version}. */
    public boolean isNullable(int version) {
        return isPresent(version) && nullable.contains(version);
    }

    /**
     * Whether the field's length is compact in {@code version}.
     *
     * @param messageFlexible the flexible versions of the message that the field is in
     */
    public boolean isCompact(int version, Versions messageFlexible) {
        return (flexible == null ? messageFlexible : flexible).contains(version);
    }

    /**
     * Whether the field's default is null. That of a records field always is, whatever its schema says, as in Kafka's
     * generator.
     */
    public boolean isNullByDefault() {
        return type == ScalarType.RECORDS || "null".equals(defaultText);
    }

    /**
     * The default of a field of a fixed-size or string type, as {@link DefaultValues#parse} gives it; null when the
     * default is null.
     */
    public Object scalarDefault() {
        return isNullByDefault() ? null : DefaultValues.parse((ScalarType) type, defaultText);
    }
}
