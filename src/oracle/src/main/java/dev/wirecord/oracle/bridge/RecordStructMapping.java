package dev.wirecord.oracle.bridge;

import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.type.TaggedFields;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * Maps a struct to a record. The components are the schema's fields in order, whatever their names, and between them
 * there may be one of type {@link TaggedFields}.
 */
final class RecordStructMapping implements Mapping {

    /** A component: of a field, or of the unknown tagged fields when the field is null. */
    private record Part(FieldSchema field, Method accessor, Mapping mapping) {

        boolean isTaggedFields() {
            return field == null;
        }

        Object toJava(StructValue struct) {
            return isTaggedFields()
                    ? TaggedFieldsMapping.toJava(struct.unknownTags())
                    : mapping.toJava(struct.get(field.name()));
        }
    }

    private final Class<?> record;
    private final Constructor<?> constructor;
    private final List<Part> parts = new ArrayList<>();

    RecordStructMapping(RecordMappings mappings, StructSchema struct, Class<?> record) {
        RecordComponent[] components = record.getRecordComponents();
        this.record = record;
        this.constructor = canonicalConstructor(record, components);
        Iterator<FieldSchema> fields = struct.fields().iterator();
        for (RecordComponent component : components) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            if (component.getType() == TaggedFields.class) {
                parts.add(new Part(null, accessor, null));
            } else if (fields.hasNext()) {
                FieldSchema field = fields.next();
                parts.add(new Part(field, accessor, mappings.of(field.type(), component.getGenericType())));
            } else {
                throw new IllegalArgumentException(record + " has more components than " + struct.name() + " fields");
            }
        }
        if (fields.hasNext()) {
            throw new IllegalArgumentException(record + " has fewer components than " + struct.name() + " fields");
        }
    }

    private static Constructor<?> canonicalConstructor(Class<?> record, RecordComponent[] components) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> canonical = record.getDeclaredConstructor(types);
            canonical.setAccessible(true);
            return canonical;
        } catch (NoSuchMethodException e) {
            throw new AssertionError("every record has a canonical constructor", e);
        }
    }

    /** Whether the record has a component for unknown tagged fields. */
    boolean keepsUnknownTags() {
        return parts.stream().anyMatch(Part::isTaggedFields);
    }

    /** What the record's generated builder builds when it was told nothing. */
    Object built() {
        try {
            Class<?> builder =
                    Class.forName(record.getName().replace('$', '_') + "Builder", true, record.getClassLoader());
            return builder.getMethod("build").invoke(builder.getConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(record + " has no builder that can be used", e);
        }
    }

    @Override
    public Object toJava(Object value) {
        if (value == null) {
            return null;
        }
        StructValue struct = (StructValue) value;
        if (!struct.unknownTags().isEmpty() && !keepsUnknownTags()) {
            throw new AssertionError("the record has no component for the unknown tags of " + struct);
        }
        return Reflection.construct(
                constructor, parts.stream().map(part -> part.toJava(struct)).toArray());
    }

    @Override
    public Object toValue(Object java) {
        if (java == null) {
            return null;
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        SortedMap<Integer, Bytes> tags = Collections.emptySortedMap();
        for (Part part : parts) {
            Object component = Reflection.invoke(part.accessor(), java);
            if (part.isTaggedFields()) {
                tags = TaggedFieldsMapping.toValue((TaggedFields) component);
            } else {
                fields.put(part.field().name(), part.mapping().toValue(component));
            }
        }
        return new StructValue(fields, tags);
    }
}
