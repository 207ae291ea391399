package dev.wirecord.jmh;

import dev.wirecord.jmh.message.ClusterMessages;
import dev.wirecord.jmh.message.Draw;
import dev.wirecord.kafka.MetadataResponse;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.message.MetadataResponseData;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A Metadata response that grows: the time for each partition should stay the same. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CostGrowth {

    /** How many partitions there are, ten to a topic. */
    @Param({"10", "100", "1000", "10000", "100000"})
    public int partitions;

    private Ring<MetadataResponse> ring;

    /** Makes the messages. */
    @Setup(Level.Trial)
    public void setUp() {
        Subject<MetadataResponse> subject = Subject.of(
                MetadataResponse.class,
                12,
                draw -> ClusterMessages.metadata(draw, partitions / 10, 10),
                MetadataResponseData::new,
                null);
        ring = Ring.of(subject, 2, Draw::ascii);
    }

    @Benchmark
    public int encodeOurs() {
        return ring.encodeOurs();
    }

    @Benchmark
    public int encodeKafka() {
        return ring.encodeKafka();
    }

    @Benchmark
    public Object decodeOurs() {
        return ring.decodeOurs();
    }

    @Benchmark
    public Object decodeKafka() {
        return ring.decodeKafka();
    }
}
