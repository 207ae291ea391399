package dev.wirecord.jmh;

import dev.wirecord.jmh.limit.RecordBatchLimit;
import dev.wirecord.jmh.limit.RecordLimit;
import dev.wirecord.record.RecordBatchBuilder;
import java.util.Arrays;
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
import org.openjdk.jmh.infra.Blackhole;

/** An uncompressed batch of 1,000 records of 100 bytes: built with its checksum, and read. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class RecordBatches {

    private final BatchSides sides = new BatchSides("NONE", Payload.LETTERS);
    private final RecordBatchLimit limit = new RecordBatchLimit();
    private final RecordBatchBuilder builder = new RecordBatchBuilder();
    private byte[] batch;

    /** Builds the batch three times and compares. */
    @Setup
    public void setUp(Blackhole objects) {
        batch = sides.bytesOfOurs(builder);
        byte[] kafka = sides.buildKafka();
        byte[] byHand = Arrays.copyOf(limit.bytes(), limit.build(BatchSides.TIME, sides.values()));
        if (!Arrays.equals(batch, kafka) || !Arrays.equals(batch, byHand)) {
            throw new IllegalStateException("the three batches differ");
        }
        long sum = RecordLimit.read(batch);
        if (sum != BatchSides.readKafka(batch)
                || sum != BatchSides.readOurs(batch)
                || sum != BatchSides.objectsOfOurs(batch, objects)) {
            throw new IllegalStateException("the three readers differ");
        }
    }

    @Benchmark
    public int buildOurs() {
        return sides.buildOurs(builder).sizeInBytes();
    }

    @Benchmark
    public int buildKafka() {
        return sides.appendKafka();
    }

    @Benchmark
    public int buildLimit() {
        return limit.build(BatchSides.TIME, sides.values());
    }

    @Benchmark
    public long readOurs() {
        return BatchSides.readOurs(batch);
    }

    @Benchmark
    public long readKafka() {
        return BatchSides.readKafka(batch);
    }

    @Benchmark
    public long readLimit() {
        return RecordLimit.read(batch);
    }

    @Benchmark
    public long objectsOurs(Blackhole objects) {
        return BatchSides.objectsOfOurs(batch, objects);
    }

    @Benchmark
    public long objectsKafka(Blackhole objects) {
        return BatchSides.objectsOfKafka(batch, objects);
    }

    @Benchmark
    public long objectsLimit(Blackhole objects) {
        return RecordLimit.read(batch, objects);
    }
}
