package dev.wirecord.explain;

import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The structs of a message that a schema cannot write where they are used: those that are used twice, those that have
 * versions of their own, and, since Kafka's common structs hold no others, all that these hold.
 */
final class CommonStructs {

    private final Map<String, Integer> uses = new LinkedHashMap<>();
    private final Map<String, StructSchema> common = new LinkedHashMap<>();

    private CommonStructs() {}

    static CommonStructs of(StructSchema body) {
        CommonStructs structs = new CommonStructs();
        structs.count(body);
        structs.collect(body, false);
        return structs;
    }

    /** The common structs, in the order of their first use. */
    List<StructSchema> structs() {
        return new ArrayList<>(common.values());
    }

    boolean contains(StructSchema struct) {
        return common.containsKey(struct.name());
    }

    private void count(StructSchema struct) {
        for (FieldSchema field : struct.fields()) {
            StructSchema nested = field.struct();
            if (nested != null && uses.merge(nested.name(), 1, Integer::sum) == 1) {
                count(nested);
            }
        }
    }

    private void collect(StructSchema struct, boolean insideCommon) {
        for (FieldSchema field : struct.fields()) {
            StructSchema nested = field.struct();
            if (nested == null || contains(nested)) {
                continue;
            }
            boolean own = insideCommon
                    || uses.get(nested.name()) > 1
                    || !nested.versions().equals(Versions.ALL);
            if (own) {
                common.put(nested.name(), nested);
            }
            collect(nested, own);
        }
    }
}
