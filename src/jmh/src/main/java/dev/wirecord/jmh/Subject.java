package dev.wirecord.jmh;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.VersionedCodec;
import dev.wirecord.jmh.limit.Limit;
import dev.wirecord.jmh.message.Draw;
import dev.wirecord.kafka.KafkaCodecs;
import java.util.function.Function;

/**
 * One message in one version, and the three ways to encode and decode it.
 *
 * @param codec the generated codec
 * @param messages draws a message
 * @param kafka reads it with kafka-clients
 * @param limit the codec written by hand, or null where there is none
 * @param <T> the record of the message
 */
record Subject<T>(VersionedCodec<T> codec, Function<Draw, T> messages, KafkaReader kafka, Limit<T> limit) {

    private static final CodecRegistry REGISTRY = CodecRegistry.of(new KafkaCodecs());

    static <T> Subject<T> of(
            Class<T> record, int version, Function<Draw, T> messages, KafkaReader kafka, Limit<T> limit) {
        return new Subject<>(REGISTRY.codec(record).at(version), messages, kafka, limit);
    }

    short version() {
        return (short) codec.version();
    }
}
