package dev.wirecord.schema;

/** The type of a field: a {@link ScalarType}, an {@link ArrayType} or a {@link StructSchema}. */
public sealed interface FieldType permits ScalarType, ArrayType, StructSchema {

    /** The type as Kafka's schemas write it, such as {@code int32}, {@code []string} or {@code []Topic}. */
    String kafkaName();

    /** Whether null can be encoded: true for strings, bytes, records, arrays and structs. */
    boolean canBeNull();
}
