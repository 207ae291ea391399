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

/** Bodies of messages: to bytes in a writer that is used again, and from bytes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class Codecs {

    /** The message. */
    @Param
    public Scenario scenario;

    /** How often other messages are encoded and decoded first. */
    @Param("2000")
    public int profile;

    private Ring<?> ring;

    /** Makes the profile and the messages. */
    @Setup(Level.Trial)
    public void setUp() {
        Profile.make(profile);
        ring = scenario.ring();
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
    public int encodeLimit() {
        return ring.encodeLimit();
    }

    @Benchmark
    public Object decodeOurs() {
        return ring.decodeOurs();
    }

    @Benchmark
    public Object decodeKafka() {
        return ring.decodeKafka();
    }

    @Benchmark
    public Object decodeLimit() {
        return ring.decodeLimit();
    }
}
