package dev.wirecord.jmh;

import dev.wirecord.jmh.limit.CodecLimit;
import dev.wirecord.record.RecordBatchBuilder;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A compressed batch of 1,000 records of 100 bytes: built with its checksum, and read. The limit is the codec alone. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CompressedBatches {

    private static final int HEADER = 61;

    /** The compression. */
    @Param({"GZIP", "SNAPPY", "LZ4", "ZSTD"})
    public String compression;

    /** What is compressed. */
    @Param
    public Payload payload;

    private final RecordBatchBuilder builder = new RecordBatchBuilder();
    private BatchSides sides;
    private CodecLimit limit;
    private byte[] batch;

    /** Builds the batch, and has both sides read it. */
    @Setup
    public void setUp() {
        sides = new BatchSides(compression, payload);
        batch = sides.bytesOfOurs(builder);
        byte[] plain = new BatchSides("NONE", payload).buildKafka();
        limit = new CodecLimit(compression, Arrays.copyOfRange(plain, HEADER, plain.length));
        if (BatchSides.readKafka(batch) != BatchSides.readOurs(sides.buildKafka())) {
            throw new IllegalStateException("the two readers differ");
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
        return limit.compress();
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
    public int readLimit() {
        return limit.decompress();
    }
}
