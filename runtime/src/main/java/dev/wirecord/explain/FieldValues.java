package dev.wirecord.explain;

import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The value of a struct: what was on the wire and nothing else. Fields that the version lacks are missing, and so are
 * tagged fields that were left out because they hold their default.
 *
 * @param fields the values by the names of the fields, in the order of the bytes: Boolean, Byte, Short, Integer, Long,
 *     Double, UUID, String, ByteBuffer for bytes and records, List for arrays, FieldValues for structs, and null. An
 *     uint16 is an Integer and an uint32 a Long
 * @param unknownTags the data of tagged fields that the schema does not know, by tag
 */
public record FieldValues(Map<String, Object> fields, SortedMap<Integer, ByteBuffer> unknownTags) {

    /** Copies both maps. */
    public FieldValues {
        // Not Map.copyOf, which refuses nulls and loses the order.
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        unknownTags = Collections.unmodifiableSortedMap(new TreeMap<>(unknownTags));
    }

    /** The value of a field; null also when the field was not on the wire. */
    public Object get(String field) {
        return fields.get(field);
    }

    /** Whether the field was on the wire. */
    public boolean has(String field) {
        return fields.containsKey(field);
    }
}
