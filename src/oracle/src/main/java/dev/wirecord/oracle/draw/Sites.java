package dev.wirecord.oracle.draw;

import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Finds the places of a value at which a fault can be put, among the parts that travel in the version. */
final class Sites {

    private final List<Site> sites = new ArrayList<>();
    private final Faults faults;
    private final int version;
    private final boolean flexible;

    Sites(Faults faults, int version, boolean flexible) {
        this.faults = faults;
        this.version = version;
        this.flexible = flexible;
    }

    List<Site> of(StructSchema struct, StructValue value) {
        struct(struct, value, List.of());
        return sites;
    }

    private void struct(StructSchema struct, StructValue value, List<Object> path) {
        if (!flexible) {
            add("unknown tag in " + struct.name(), path, part -> faults.unknownTag(struct, (StructValue) part));
        }
        for (FieldSchema field : struct.fields()) {
            String name = struct.name() + "." + field.name();
            List<Object> fieldPath = append(path, field.name());
            if (faults.canBeNull(field) && !field.isNullable(version) && !isNullAllowedWhereAbsent(field)) {
                add("null in " + name, fieldPath, part -> null);
            }
            if (field.isPresent(version)) {
                present(field.type(), name, value.get(field.name()), fieldPath);
            } else if (!field.ignorable()) {
                add("stray value in " + name, fieldPath, part -> faults.stray(field));
            }
        }
    }

    /**
     * Whether a null is no fault because the version lacks the field: it is the default there, or it is left out. The
     * latter is put in all the same, to see that it is left out, unless the field is a key: Kafka's collections cannot
     * hold an element whose UUID is null.
     */
    private boolean isNullAllowedWhereAbsent(FieldSchema field) {
        return !field.isPresent(version) && (field.isNullByDefault() || (field.ignorable() && field.mapKey()));
    }

    private void present(FieldType type, String name, Object value, List<Object> path) {
        if (value instanceof StructValue nested) {
            struct((StructSchema) type, nested, path);
        } else if (value instanceof List<?> elements) {
            array(((ArrayType) type).element(), name, elements, path);
        } else if (type == ScalarType.STRING) {
            add("long string in " + name, path, part -> faults.tooLong());
        } else if (type == ScalarType.UINT16 || type == ScalarType.UINT32) {
            add("range of " + name, path, part -> faults.outOfRange((ScalarType) type));
        }
    }

    private void array(FieldType element, String name, List<?> elements, List<Object> path) {
        for (int i = 0; i < elements.size(); i++) {
            List<Object> elementPath = append(path, i);
            add("null element in " + name, elementPath, part -> null);
            present(element, name, elements.get(i), elementPath);
        }
    }

    private void add(String rule, List<Object> path, UnaryOperator<Object> damage) {
        sites.add(new Site(rule, path, damage));
    }

    private static List<Object> append(List<Object> path, Object step) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }
}
