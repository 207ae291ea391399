package dev.wirecord.explorer.site;

import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.StructSchema;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Names for the fields of a message by which a page links what belongs to one field: the name of the struct, which is
 * unique in a message, and that of the field. A struct that is used twice has one name for both, as its schema is written
 * once.
 */
final class FieldKeys {

    private final Map<FieldSchema, String> keys = new IdentityHashMap<>();
    private final Set<String> present = new HashSet<>();
    private final int version;

    private FieldKeys(int version) {
        this.version = version;
    }

    static FieldKeys of(StructSchema body, int version) {
        FieldKeys keys = new FieldKeys(version);
        keys.add(body, true);
        return keys;
    }

    /** The key of a field; empty for null and for a field that is not the message's. */
    String key(FieldSchema field) {
        return field == null ? "" : keys.getOrDefault(field, "");
    }

    /** Whether the version has the field, and what it is in. */
    boolean isPresent(FieldSchema field) {
        return present.contains(key(field));
    }

    private void add(StructSchema struct, boolean reached) {
        for (FieldSchema field : struct.fields()) {
            String key = struct.name() + "." + field.name();
            keys.put(field, key);
            boolean here = reached && field.isPresent(version);
            if (here) {
                present.add(key);
            }
            StructSchema nested = field.struct();
            if (nested != null) {
                add(nested, here);
            }
        }
    }
}
