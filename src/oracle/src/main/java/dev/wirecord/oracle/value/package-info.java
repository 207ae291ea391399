/**
 * Messages as neither kafka-clients nor Wirecord sees them: structs of named values, the defaults of a schema, and what a
 * peer is to receive of a value. It knows schemas and nothing of bytes.
 *
 * <p>A value is one of Boolean, Byte, Short, Integer, Long, Double, UUID, String, {@link
 * dev.wirecord.oracle.value.Bytes} for bytes and records, {@code List} for arrays, {@link
 * dev.wirecord.oracle.value.StructValue}, and null. An uint16 is an Integer and an uint32 a Long, as in records.
 */
package dev.wirecord.oracle.value;
