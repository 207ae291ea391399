package dev.wirecord.oracle.record;

import dev.wirecord.record.Compression;
import dev.wirecord.record.RecordHeader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Draws batches that both implementations can hold. */
final class RandomPlans {

    private static final long NOW = 1_700_000_000_000L;

    private final Random random;

    RandomPlans(long seed) {
        this.random = new Random(seed);
    }

    /** A batch of that many records, now and then of large ones. */
    BatchPlan plan(int magic, Compression compression, int count) {
        boolean large = count <= 10 && random.nextInt(10) == 0;
        return plan(magic, compression, count, large ? 200_000 : 200);
    }

    /** A batch of that many records, whose values are below that many bytes. */
    BatchPlan plan(int magic, Compression compression, int count, int valueBytes) {
        boolean modern = magic == 2;
        boolean producer = modern && random.nextBoolean();
        long baseOffset = random.nextInt(3) == 0 ? random.nextLong() >>> 1 + random.nextInt(40) : 0;
        boolean appendTime = magic > 0 && random.nextInt(4) == 0;
        return new BatchPlan(
                magic,
                compression,
                baseOffset,
                modern ? random.nextInt(100) - 1 : -1,
                appendTime ? NOW + random.nextInt(1000) : -1,
                modern && random.nextInt(8) == 0 ? NOW : -1,
                producer ? random.nextLong() >>> 1 : -1,
                (short) (producer ? random.nextInt(Short.MAX_VALUE) : -1),
                producer ? sequence() : -1,
                producer && random.nextBoolean(),
                entries(modern, baseOffset, count, valueBytes));
    }

    private int sequence() {
        return random.nextInt(4) == 0 ? Integer.MAX_VALUE - random.nextInt(3) : random.nextInt(1000);
    }

    private List<BatchPlan.Entry> entries(boolean modern, long baseOffset, int count, int valueBytes) {
        List<BatchPlan.Entry> entries = new ArrayList<>();
        long offset = baseOffset;
        boolean gaps = modern && random.nextInt(4) == 0;
        for (int i = 0; i < count; i++) {
            offset += gaps ? random.nextInt(300) : 0;
            entries.add(new BatchPlan.Entry(offset++, timestamp(), bytes(40), bytes(valueBytes), headers(modern)));
        }
        return entries;
    }

    private long timestamp() {
        return switch (random.nextInt(20)) {
            case 0 -> 0;
            case 1 -> -1;
            case 2 -> random.nextLong() >>> 2;
            default -> NOW + random.nextInt(100_000);
        };
    }

    private List<RecordHeader> headers(boolean modern) {
        List<RecordHeader> headers = new ArrayList<>();
        for (int i = modern && random.nextInt(3) == 0 ? random.nextInt(4) : 0; i > 0; i--) {
            headers.add(
                    RecordHeader.of(List.of("", "h", "h", "trace-\u00e9\u20ac").get(random.nextInt(4)), bytes(20)));
        }
        return headers;
    }

    /** Null, empty, words that compress, or noise. */
    private byte[] bytes(int most) {
        int kind = random.nextInt(10);
        if (kind == 0) {
            return null;
        }
        byte[] bytes = new byte[kind == 1 ? 0 : random.nextInt(most)];
        if (random.nextBoolean()) {
            random.nextBytes(bytes);
        } else {
            Arrays.fill(bytes, (byte) ('a' + random.nextInt(3)));
        }
        return bytes;
    }
}
