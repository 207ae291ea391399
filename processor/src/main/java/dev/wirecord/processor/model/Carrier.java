package dev.wirecord.processor.model;

/** The kinds of Java type that hold the values of fields. */
public enum Carrier {
    /** A primitive, {@code String} or {@code UUID}. */
    VALUE,
    /** {@code ByteBuffer}. */
    BYTE_BUFFER,
    /** {@code byte[]} that stands for bytes or records. */
    BYTE_ARRAY,
    /** {@code Records}. */
    RECORDS,
    /** An array of a primitive type. */
    PRIMITIVE_ARRAY,
    /** {@code List}. */
    LIST,
    /** A record. */
    STRUCT,
    /** {@code TaggedFields}: not a field, but the place of the fields that nobody knows. */
    TAGGED_FIELDS,
    /** Anything else. */
    NONE
}
