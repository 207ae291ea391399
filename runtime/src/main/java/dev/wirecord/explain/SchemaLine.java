package dev.wirecord.explain;

import dev.wirecord.schema.FieldSchema;

/**
 * A line of a printed schema.
 *
 * @param text the line
 * @param field the field that it says something of, one of the message's own instances; null when it is none's
 */
public record SchemaLine(String text, FieldSchema field) {}
