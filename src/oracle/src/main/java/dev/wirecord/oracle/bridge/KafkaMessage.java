package dev.wirecord.oracle.bridge;

import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.Versions;
import java.lang.reflect.Constructor;
import java.util.Map;
import java.util.TreeMap;

/** A message as kafka-clients implements it. */
public final class KafkaMessage implements Implementation {

    private final KafkaRuntime kafka;
    private final Class<?> generated;
    private final KafkaMappings mappings;
    private final KafkaStructMapping mapping;
    private final Constructor<?> reader;

    KafkaMessage(KafkaRuntime kafka, MessageSchema schema, Class<?> generated) {
        this.kafka = kafka;
        this.generated = generated;
        this.mappings = new KafkaMappings(kafka);
        this.mapping = mappings.struct(schema.body(), generated);
        this.reader = Reflection.constructor(generated, kafka.readableType(), short.class);
    }

    @Override
    public byte[] encode(StructValue value, int version) {
        return kafka.bytesOf(mapping.toJava(value), version);
    }

    @Override
    public StructValue decode(byte[] bytes, int version) {
        Object readable = kafka.readable(bytes);
        StructValue value = (StructValue) mapping.toValue(Reflection.construct(reader, readable, (short) version));
        if (kafka.remaining(readable) > 0) {
            throw new RefusedException(kafka.remaining(readable) + " bytes are left behind the message");
        }
        return value;
    }

    /** The value of an object on which no setter was called: all defaults. */
    public StructValue fresh() {
        return (StructValue) mapping.toValue(mapping.fresh());
    }

    /** The same for the message and each struct in it, by their names. */
    public Map<String, StructValue> freshStructs() {
        Map<String, StructValue> values = new TreeMap<>();
        mappings.structs().forEach((name, struct) -> values.put(name, (StructValue) struct.toValue(struct.fresh())));
        return values;
    }

    /** The versions for which Kafka generated the class. */
    public Versions versions() {
        return Versions.range(constant("LOWEST_SUPPORTED_VERSION"), constant("HIGHEST_SUPPORTED_VERSION"));
    }

    private short constant(String name) {
        try {
            return generated.getField(name).getShort(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(generated + " is not a class that Kafka generated", e);
        }
    }

    /** The name of the class. */
    @Override
    public String toString() {
        return generated.getName();
    }
}
