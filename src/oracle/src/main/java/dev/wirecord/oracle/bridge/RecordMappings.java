package dev.wirecord.oracle.bridge;

import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.record.Records;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/** Finds how a field's values are held by a record, from the type of its component. */
final class RecordMappings {

    private static final Mapping PRIMITIVE = new Mapping() {
        @Override
        public Object toJava(Object value) {
            if (value == null) {
                throw new RefusedException("a primitive cannot be null");
            }
            return value;
        }

        @Override
        public Object toValue(Object java) {
            return java;
        }
    };

    private static final Mapping BYTE_ARRAY =
            Mapping.of(value -> ((Bytes) value).toArray(), java -> Bytes.of((byte[]) java));

    private static final Mapping BYTE_BUFFER =
            Mapping.of(value -> insideOf((Bytes) value), java -> Bytes.of((ByteBuffer) java));

    private static final Mapping RECORDS =
            Mapping.of(value -> Records.of(((Bytes) value).toArray()), java -> Bytes.of(((Records) java).buffer()));

    private final Map<String, RecordStructMapping> structs = new HashMap<>();

    /** The mapping of a struct to a record. */
    RecordStructMapping struct(StructSchema struct, Class<?> record) {
        RecordStructMapping mapping = new RecordStructMapping(this, struct, record);
        structs.put(struct.name(), mapping);
        return mapping;
    }

    /** All that were mapped, by their names, which a message has only once. */
    Map<String, RecordStructMapping> structs() {
        return structs;
    }

    /** The mapping of a field of that type to a component of that type. */
    Mapping of(FieldType type, Type javaType) {
        if (javaType instanceof Class<?> plain && plain.isPrimitive()) {
            return PRIMITIVE;
        }
        if (type instanceof ArrayType array) {
            return array(array.element(), javaType);
        }
        if (type instanceof StructSchema struct) {
            return struct(struct, (Class<?>) javaType);
        }
        if (type == ScalarType.BYTES || type == ScalarType.RECORDS) {
            return bytes(javaType);
        }
        return Mapping.SAME;
    }

    private Mapping array(FieldType element, Type javaType) {
        if (javaType instanceof ParameterizedType list) {
            return ListMapping.toList(of(element, list.getActualTypeArguments()[0]));
        }
        Class<?> component = ((Class<?>) javaType).getComponentType();
        return ListMapping.toArray(component, of(element, component));
    }

    private static Mapping bytes(Type javaType) {
        if (javaType == Records.class) {
            return RECORDS;
        }
        return javaType == byte[].class ? BYTE_ARRAY : BYTE_BUFFER;
    }

    /** A buffer that is part of a larger array: the bytes around it must not be written, nor its position moved. */
    private static ByteBuffer insideOf(Bytes value) {
        ByteBuffer padded = ByteBuffer.allocate(value.size() + 2);
        padded.put((byte) 0x55).put(value.toArray()).flip().position(1);
        return padded;
    }
}
