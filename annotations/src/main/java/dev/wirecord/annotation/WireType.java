package dev.wirecord.annotation;

/**
 * The Kafka types that a component's Java type does not say by itself. For an array this is the type of its elements.
 *
 * @see KafkaField#type()
 */
public enum WireType {
    /** The Java type says it all. */
    INFERRED,
    /** The elements of an {@code int8} array held in a {@code byte[]}, which would otherwise be Kafka's {@code bytes}. */
    INT8,
    /** An unsigned 16-bit number, 0 to 65535, held in an {@code int}. */
    UINT16,
    /** An unsigned 32-bit number, 0 to 4294967295, held in a {@code long}. */
    UINT32,
    /** Record batches held as they are, in a {@code ByteBuffer} or {@code byte[]} instead of {@code Records}. */
    RECORDS
}
