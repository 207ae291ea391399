package dev.wirecord.jmh.cost;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.kafka.KafkaCodecs;

/** Names the provider of Kafka's codecs instead of looking for it, and encodes one request. */
final class StartWirecordNamed {

    private StartWirecordNamed() {}

    public static void main(String[] args) {
        long start = System.nanoTime();
        byte[] bytes = StartWirecord.encode(CodecRegistry.of(new KafkaCodecs()));
        StartWirecord.print(start, bytes);
    }
}
