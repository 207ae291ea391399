package dev.wirecord.oracle.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The value of a struct or of a whole message.
 *
 * @param fields the value of every field of the schema by the field's name, in the schema's order; values can be null
 * @param unknownTags the tagged fields that the schema does not know
 */
public record StructValue(Map<String, Object> fields, SortedMap<Integer, Bytes> unknownTags) {

    private static final SortedMap<Integer, Bytes> NO_TAGS = Collections.emptySortedMap();

    public StructValue {
        // Not Map.copyOf, which takes no nulls and forgets the order.
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        unknownTags = unknownTags.isEmpty() ? NO_TAGS : Collections.unmodifiableSortedMap(new TreeMap<>(unknownTags));
    }

    /** A value without unknown tagged fields. */
    public static StructValue of(Map<String, Object> fields) {
        return new StructValue(fields, NO_TAGS);
    }

    /**
     * The value of a field.
     *
     * @throws IllegalArgumentException when there is no such field
     */
    public Object get(String field) {
        if (!fields.containsKey(field)) {
            throw new IllegalArgumentException("no field " + field + " in " + fields.keySet());
        }
        return fields.get(field);
    }

    /**
     * This value with another value for a field.
     *
     * @throws IllegalArgumentException when there is no such field
     */
    public StructValue with(String field, Object value) {
        get(field);
        Map<String, Object> changed = new LinkedHashMap<>(fields);
        changed.put(field, value);
        return new StructValue(changed, unknownTags);
    }

    /** This value with one more unknown tagged field. */
    public StructValue withUnknownTag(int tag, Bytes data) {
        SortedMap<Integer, Bytes> changed = new TreeMap<>(unknownTags);
        changed.put(tag, data);
        return new StructValue(fields, changed);
    }

    @Override
    public String toString() {
        return unknownTags.isEmpty() ? fields.toString() : fields + "+" + unknownTags;
    }
}
