package dev.wirecord.oracle.bridge;

import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds how a field's values are held by a Kafka class. The names of nested classes are not relied upon: which class an
 * element has is read from the signature of the field's getter.
 */
final class KafkaMappings {

    private final KafkaRuntime kafka;
    private final Map<String, KafkaStructMapping> structs = new HashMap<>();

    KafkaMappings(KafkaRuntime kafka) {
        this.kafka = kafka;
    }

    /** The mapping of a struct to the Kafka class generated for it. */
    KafkaStructMapping struct(StructSchema struct, Class<?> generated) {
        KafkaStructMapping mapping = new KafkaStructMapping(kafka, this, struct, generated);
        structs.put(struct.name(), mapping);
        return mapping;
    }

    /** All that were mapped, by their names, which a message has only once. */
    Map<String, KafkaStructMapping> structs() {
        return structs;
    }

    /** The mapping of a field of that type to what its Kafka getter returns. */
    Mapping of(FieldType type, Type javaType) {
        if (type instanceof ArrayType array) {
            return array(array.element(), javaType);
        }
        if (type instanceof StructSchema struct) {
            return struct(struct, (Class<?>) javaType);
        }
        return switch ((ScalarType) type) {
            case UUID -> kafka.uuidMapping();
            case RECORDS -> kafka.recordsMapping();
            case BYTES -> bytes(javaType);
            default -> Mapping.SAME;
        };
    }

    private static Mapping bytes(Type javaType) {
        return javaType == byte[].class
                ? Mapping.of(value -> ((Bytes) value).toArray(), java -> Bytes.of((byte[]) java))
                : Mapping.of(value -> ByteBuffer.wrap(((Bytes) value).toArray()), java -> Bytes.of((ByteBuffer) java));
    }

    private Mapping array(FieldType element, Type javaType) {
        if (javaType instanceof ParameterizedType list) {
            return ListMapping.toList(of(element, list.getActualTypeArguments()[0]));
        }
        Class<?> collection = (Class<?>) javaType;
        ParameterizedType parent = (ParameterizedType) collection.getGenericSuperclass();
        return keyed(collection, of(element, parent.getActualTypeArguments()[0]));
    }

    private static Mapping keyed(Class<?> collection, Mapping element) {
        Constructor<?> constructor = Reflection.constructor(collection, java.util.Iterator.class);
        return Mapping.of(
                value -> {
                    List<Object> elements = ListMapping.javaElements((List<?>) value, element);
                    if (elements.contains(null)) {
                        // Kafka's collection would leave it out without a word.
                        throw new RefusedException("a null element in a keyed collection");
                    }
                    return Reflection.construct(constructor, elements.iterator());
                },
                java -> ListMapping.values((Iterable<?>) java, element));
    }
}
