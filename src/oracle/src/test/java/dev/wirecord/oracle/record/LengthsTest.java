package dev.wirecord.oracle.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import dev.wirecord.record.Compression;
import dev.wirecord.record.RecordHeader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records around the lengths at which a varint takes one more byte, with deltas of few bytes and of many. */
class LengthsTest {

    private static final int AROUND = 40;

    @ParameterizedTest
    @ValueSource(ints = {AROUND, 64, 8_192, 1 << 20})
    void everyLengthAroundIsWrittenAndReadAlike(int boundary) {
        for (long step : new long[] {0, 1, 100, 10_000, 1L << 40}) {
            for (int keyLength : new int[] {-1, 0, 1, 64}) {
                BatchPlan plan = plan(boundary, step, keyLength);
                byte[] kafka = KafkaBatches.write(plan);

                assertArrayEquals(kafka, WirecordBatches.write(plan), () -> "step " + step + ", key " + keyLength);
                Comparison.assertReadAlike("step " + step + ", key " + keyLength, kafka);
            }
        }
    }

    /** Each length without headers and with one; the lengths of records do not only grow, so that each kind follows each. */
    private static BatchPlan plan(int boundary, long step, int keyLength) {
        List<BatchPlan.Entry> entries = new ArrayList<>();
        byte[] key = keyLength < 0 ? null : new byte[keyLength];
        int stride = boundary < 1 << 20 ? 1 : 7;
        for (int away = -AROUND; away < AROUND; away += stride) {
            int number = entries.size();
            entries.add(new BatchPlan.Entry(number, step * number, key, new byte[boundary + away], List.of()));
            entries.add(new BatchPlan.Entry(
                    number + 1,
                    step * (number + 1),
                    key,
                    new byte[boundary - away],
                    List.of(RecordHeader.of("h", "v"))));
        }
        return new BatchPlan(2, Compression.NONE, 0, -1, -1, -1, -1, (short) -1, -1, false, entries);
    }
}
