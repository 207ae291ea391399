package dev.wirecord.oracle;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.bridge.RecordMessage;

/** A builder on which nothing was set must build what Kafka's no-argument constructor makes. */
public final class BuilderDefaults {

    private BuilderDefaults() {}

    /**
     * Compares every field of the two.
     *
     * @throws AssertionError when they differ, with both values
     */
    public static <T> void compare(MessageCodec<T> codec, KafkaLibrary kafka) {
        Object fresh = kafka.message(codec.schema()).fresh();
        Object built = RecordMessage.of(codec).toValue(codec.recordType().cast(build(codec.recordType())));
        if (!fresh.equals(built)) {
            throw new AssertionError(codec.name() + ": Kafka's constructor makes " + fresh + ", the builder " + built);
        }
    }

    private static Object build(Class<?> recordType) {
        try {
            Class<?> builder = Class.forName(recordType.getName() + "Builder");
            return builder.getMethod("build").invoke(builder.getConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(recordType + " has no builder that can be used", e);
        }
    }
}
