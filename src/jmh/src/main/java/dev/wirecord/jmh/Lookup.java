package dev.wirecord.jmh;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.schema.MessageType;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Finding a codec by API key and version. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class Lookup {

    private static final int SIZE = 64;

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());
    private final int[] apiKeys = new int[SIZE];
    private final int[] versions = new int[SIZE];
    private int at;

    /** Draws keys and versions, all of which the registry has. */
    @Setup
    public void setUp() {
        int[] known = registry.apis().stream()
                .mapToInt(api -> api.apiKey())
                .filter(this::hasRequest)
                .toArray();
        Random random = new Random(1);
        for (int i = 0; i < SIZE; i++) {
            apiKeys[i] = known[random.nextInt(known.length)];
            versions[i] = registry.request(apiKeys[i]).versions().highest();
        }
    }

    private boolean hasRequest(int apiKey) {
        return registry.api(apiKey).orElseThrow().request().isPresent()
                && !registry.entry(MessageType.REQUEST, apiKey).versions().isNone();
    }

    @Benchmark
    public Object requestOurs() {
        at = at + 1 & SIZE - 1;
        return registry.request(apiKeys[at], versions[at]);
    }
}
