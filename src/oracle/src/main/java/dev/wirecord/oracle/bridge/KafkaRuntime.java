package dev.wirecord.oracle.bridge;

import dev.wirecord.oracle.value.Bytes;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.UUID;

/** The classes that Kafka's generated classes work with, behind one class loader. */
final class KafkaRuntime {

    private static final String ROOT = "org.apache.kafka.common.";

    private final ClassLoader loader;
    private final Constructor<?> uuid;
    private final Method mostSignificantBits;
    private final Method leastSignificantBits;
    private final Method readableRecords;
    private final Method recordsBuffer;
    private final Constructor<?> rawTaggedField;
    private final Method rawTag;
    private final Method rawData;
    private final Constructor<?> accessor;
    private final Method accessorRemaining;
    private final Constructor<?> cache;
    private final Method size;
    private final Method write;

    KafkaRuntime(ClassLoader loader) {
        this.loader = loader;
        Class<?> uuidClass = load(ROOT + "Uuid");
        uuid = Reflection.constructor(uuidClass, long.class, long.class);
        mostSignificantBits = Reflection.method(uuidClass, "getMostSignificantBits", 0);
        leastSignificantBits = Reflection.method(uuidClass, "getLeastSignificantBits", 0);
        Class<?> records = memoryRecords();
        readableRecords = Reflection.method(records, "readableRecords", 1);
        recordsBuffer = Reflection.method(records, "buffer", 0);
        Class<?> tagged = load(ROOT + "protocol.types.RawTaggedField");
        rawTaggedField = Reflection.constructor(tagged, int.class, byte[].class);
        rawTag = Reflection.method(tagged, "tag", 0);
        rawData = Reflection.method(tagged, "data", 0);
        Class<?> accessorClass = load(ROOT + "protocol.ByteBufferAccessor");
        accessor = Reflection.constructor(accessorClass, ByteBuffer.class);
        accessorRemaining = Reflection.method(accessorClass, "remaining", 0);
        cache = Reflection.constructor(load(ROOT + "protocol.ObjectSerializationCache"));
        Class<?> message = load(ROOT + "protocol.Message");
        size = Reflection.method(message, "size", 2);
        write = Reflection.method(message, "write", 3);
    }

    // Kafka 4.4 moved the records package.
    private Class<?> memoryRecords() {
        try {
            return loader.loadClass(ROOT + "record.internal.MemoryRecords");
        } catch (ClassNotFoundException e) {
            return load(ROOT + "record.MemoryRecords");
        }
    }

    Class<?> load(String name) {
        try {
            return loader.loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("no class " + name + " on the class path", e);
        }
    }

    Mapping uuidMapping() {
        return Mapping.of(this::toUuid, this::fromUuid);
    }

    private Object toUuid(Object value) {
        UUID id = (UUID) value;
        return Reflection.construct(uuid, id.getMostSignificantBits(), id.getLeastSignificantBits());
    }

    private Object fromUuid(Object id) {
        long most = (long) Reflection.invoke(mostSignificantBits, id);
        return new UUID(most, (long) Reflection.invoke(leastSignificantBits, id));
    }

    Mapping recordsMapping() {
        return Mapping.of(
                value -> Reflection.invoke(readableRecords, null, ByteBuffer.wrap(((Bytes) value).toArray())),
                records -> Bytes.of((ByteBuffer) Reflection.invoke(recordsBuffer, records)));
    }

    Object toRawTaggedField(int tag, Bytes data) {
        return Reflection.construct(rawTaggedField, tag, data.toArray());
    }

    int tagOf(Object rawTaggedField) {
        return (int) Reflection.invoke(rawTag, rawTaggedField);
    }

    Bytes dataOf(Object rawTaggedField) {
        return Bytes.of((byte[]) Reflection.invoke(rawData, rawTaggedField));
    }

    // As MessageUtil.toByteBufferAccessor does it, whose class wants Jackson on the class path before it is reflected
    // on.
    /** The bytes of a message, sized and written as Kafka's network code does it. */
    byte[] bytesOf(Object message, int version) {
        Object shared = Reflection.construct(cache);
        ByteBuffer buffer = ByteBuffer.allocate((int) Reflection.invoke(size, message, shared, (short) version));
        Reflection.invoke(write, message, Reflection.construct(accessor, buffer), shared, (short) version);
        return Bytes.of(buffer.flip()).toArray();
    }

    /** What Kafka's generated classes read from. */
    Object readable(byte[] bytes) {
        return Reflection.construct(accessor, ByteBuffer.wrap(bytes));
    }

    Class<?> readableType() {
        return load(ROOT + "protocol.Readable");
    }

    int remaining(Object readable) {
        return (int) Reflection.invoke(accessorRemaining, readable);
    }
}
