package dev.wirecord.oracle.value;

import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Predicate;

/** Drops the unknown tagged fields that a record has no component for, as its codec does when it reads them. */
public final class UnknownTags {

    private final Predicate<StructSchema> keeper;

    private UnknownTags(Predicate<StructSchema> keeper) {
        this.keeper = keeper;
    }

    /**
     * A value without the unknown tagged fields of some of its structs.
     *
     * @param keeper which structs keep them
     */
    public static StructValue keep(StructSchema struct, StructValue value, Predicate<StructSchema> keeper) {
        return new UnknownTags(keeper).struct(struct, value);
    }

    private StructValue struct(StructSchema struct, StructValue value) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (FieldSchema field : struct.fields()) {
            fields.put(field.name(), value(field.type(), value.get(field.name())));
        }
        SortedMap<Integer, Bytes> kept = keeper.test(struct) ? value.unknownTags() : Collections.emptySortedMap();
        return new StructValue(fields, kept);
    }

    private Object value(FieldType type, Object value) {
        if (value instanceof StructValue nested) {
            return struct((StructSchema) type, nested);
        }
        if (value instanceof List<?> list && ((ArrayType) type).element() instanceof StructSchema element) {
            List<Object> kept = new ArrayList<>(list.size());
            list.forEach(each -> kept.add(value(element, each)));
            return kept;
        }
        return value;
    }
}
