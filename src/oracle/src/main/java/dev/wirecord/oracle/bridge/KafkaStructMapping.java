package dev.wirecord.oracle.bridge;

import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.StructSchema;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Maps a struct to a class that Kafka generated: built by its no-argument constructor and setters. */
final class KafkaStructMapping implements Mapping {

    /** How one field is read and set. */
    private record Property(String name, Method getter, Method setter, Mapping mapping) {}

    private final KafkaRuntime kafka;
    private final Constructor<?> constructor;
    private final List<Property> properties;
    private final Method unknownTaggedFields;

    KafkaStructMapping(KafkaRuntime kafka, KafkaMappings mappings, StructSchema struct, Class<?> generated) {
        this.kafka = kafka;
        this.constructor = Reflection.constructor(generated);
        this.unknownTaggedFields = Reflection.method(generated, "unknownTaggedFields", 0);
        this.properties = struct.fields().stream()
                .map(field -> property(field, generated, mappings))
                .toList();
    }

    private static Property property(FieldSchema field, Class<?> generated, KafkaMappings mappings) {
        String first = field.name().substring(0, 1);
        String rest = field.name().substring(1);
        Method getter = Reflection.method(generated, first.toLowerCase() + rest, 0);
        Method setter = Reflection.method(generated, "set" + first.toUpperCase() + rest, 1);
        return new Property(field.name(), getter, setter, mappings.of(field.type(), getter.getGenericReturnType()));
    }

    /** An object as its constructor leaves it. */
    Object fresh() {
        return Reflection.construct(constructor);
    }

    @Override
    public Object toJava(Object value) {
        if (value == null) {
            return null;
        }
        StructValue struct = (StructValue) value;
        Object java = fresh();
        for (Property property : properties) {
            Reflection.invoke(property.setter(), java, property.mapping().toJava(struct.get(property.name())));
        }
        List<Object> raw = rawTaggedFields(java);
        struct.unknownTags().forEach((tag, data) -> raw.add(kafka.toRawTaggedField(tag, data)));
        return java;
    }

    @Override
    public Object toValue(Object java) {
        if (java == null) {
            return null;
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        for (Property property : properties) {
            fields.put(property.name(), property.mapping().toValue(Reflection.invoke(property.getter(), java)));
        }
        SortedMap<Integer, Bytes> tags = new TreeMap<>();
        for (Object raw : rawTaggedFields(java)) {
            tags.put(kafka.tagOf(raw), kafka.dataOf(raw));
        }
        return new StructValue(fields, tags);
    }

    @SuppressWarnings("unchecked")
    private List<Object> rawTaggedFields(Object java) {
        return (List<Object>) Reflection.invoke(unknownTaggedFields, java);
    }
}
