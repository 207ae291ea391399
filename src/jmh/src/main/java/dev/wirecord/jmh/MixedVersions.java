package dev.wirecord.jmh;

import dev.wirecord.jmh.message.ClusterMessages;
import dev.wirecord.jmh.message.Draw;
import dev.wirecord.kafka.MetadataResponse;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.message.MetadataResponseData;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * One version in a VM, and four in turn, as in a proxy. The mixture should cost what its four versions cost on average
 * when each of them is alone. Both have as many messages: with more, the mixture would have more of the cache to fill.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class MixedVersions {

    private static final int TURNS = 4;
    private static final int MESSAGES = 32;

    /** The versions in use. */
    @Param({"4", "8", "9", "12", "4-8-9-12"})
    public String versions;

    private List<Ring<MetadataResponse>> rings;

    /** Makes the messages. */
    @Setup(Level.Trial)
    public void setUp() {
        List<String> used = List.of(versions.split("-"));
        rings = used.stream()
                .map(version -> ring(Integer.parseInt(version), MESSAGES / used.size()))
                .toList();
    }

    private static Ring<MetadataResponse> ring(int version, int messages) {
        Subject<MetadataResponse> subject =
                Subject.of(MetadataResponse.class, version, ClusterMessages::metadata, MetadataResponseData::new, null);
        return Ring.of(subject, messages, Draw::ascii);
    }

    @Benchmark
    @OperationsPerInvocation(TURNS)
    public int encodeOurs() {
        int sum = 0;
        for (int i = 0; i < TURNS; i++) {
            sum += rings.get(i % rings.size()).encodeOurs();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(TURNS)
    public int encodeKafka() {
        int sum = 0;
        for (int i = 0; i < TURNS; i++) {
            sum += rings.get(i % rings.size()).encodeKafka();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(TURNS)
    public void decodeOurs(Blackhole hole) {
        for (int i = 0; i < TURNS; i++) {
            hole.consume(rings.get(i % rings.size()).decodeOurs());
        }
    }

    @Benchmark
    @OperationsPerInvocation(TURNS)
    public void decodeKafka(Blackhole hole) {
        for (int i = 0; i < TURNS; i++) {
            hole.consume(rings.get(i % rings.size()).decodeKafka());
        }
    }
}
