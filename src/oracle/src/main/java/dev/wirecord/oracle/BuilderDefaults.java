package dev.wirecord.oracle;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.bridge.RecordMessage;
import dev.wirecord.oracle.value.StructValue;
import java.util.Map;

/** Builders on which nothing was set must build what Kafka's no-argument constructors make. */
public final class BuilderDefaults {

    private BuilderDefaults() {}

    /**
     * Compares every field of the message and of each struct in it.
     *
     * @throws AssertionError when they differ, with both values
     */
    public static void compare(MessageCodec<?> codec, KafkaLibrary kafka) {
        Map<String, StructValue> fresh = kafka.message(codec.schema()).freshStructs();
        Map<String, StructValue> built = RecordMessage.of(codec).builtStructs();
        if (!fresh.equals(built)) {
            throw new AssertionError(codec.name() + ": Kafka's constructors make " + fresh + ", the builders " + built);
        }
    }
}
