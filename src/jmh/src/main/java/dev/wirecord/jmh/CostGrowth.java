package dev.wirecord.jmh;

import java.util.concurrent.TimeUnit;
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

/** Messages that grow: the time for each element should stay the same. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CostGrowth {

    /** What grows. */
    @Param
    public Growing message;

    /** How many elements there are. */
    @Param({"10", "100", "1000", "10000", "100000"})
    public int elements;

    /** How many elements the messages have together. */
    @Param("200000")
    public int together;

    private Ring<?> ring;

    /** Makes the messages. */
    @Setup(Level.Trial)
    public void setUp() {
        ring = message.ring(elements, together);
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
