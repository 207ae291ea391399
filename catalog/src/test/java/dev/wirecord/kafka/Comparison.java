package dev.wirecord.kafka;

import dev.wirecord.codec.CodecProvider;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.oracle.Differential;
import dev.wirecord.oracle.DifferentialResult;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import java.util.List;
import java.util.stream.IntStream;

/** Compares every codec of a provider with Kafka's class for the same message. */
public final class Comparison {

    private static final int INSTANCES = 200;

    private Comparison() {}

    /** The codecs of a provider, without the retired messages, which have none. */
    public static List<MessageCodec<?>> codecs(CodecProvider provider) {
        return IntStream.range(0, provider.entries().size())
                .filter(index -> !provider.entries().get(index).versions().isNone())
                .<MessageCodec<?>>mapToObj(provider::codec)
                .toList();
    }

    /** What the comparison of all of them came to; a message that has differences does not keep others from it. */
    public static DifferentialResult compare(List<MessageCodec<?>> codecs, KafkaLibrary kafka) {
        return codecs.parallelStream()
                .map(codec -> Differential.of(codec, kafka).instances(INSTANCES).run())
                .reduce(DifferentialResult.NOTHING, DifferentialResult::plus);
    }
}
