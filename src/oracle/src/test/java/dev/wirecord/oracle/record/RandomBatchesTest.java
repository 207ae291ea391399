package dev.wirecord.oracle.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import dev.wirecord.record.Compression;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Batches of every size, codec and magic, both ways. */
class RandomBatchesTest {

    private static final int ROUNDS = 150;

    @ParameterizedTest
    @EnumSource
    void batchesOfMagic2AreReadAlikeWhoeverWroteThem(Compression compression) {
        RandomPlans random = new RandomPlans(20_260_101 + compression.id());
        for (int round = 0; round < ROUNDS; round++) {
            BatchPlan plan = random.plan(2, compression, 1 + round % 30);

            Comparison.assertReadAlike("kafka-clients' " + plan, KafkaBatches.write(plan));
            Comparison.assertReadAlike("Wirecord's " + plan, WirecordBatches.write(plan));
        }
    }

    @ParameterizedTest
    @EnumSource
    void tenThousandRecordsAreReadAlikeWhoeverWroteThem(Compression compression) {
        for (int count : List.of(1_000, 10_000)) {
            BatchPlan plan = new RandomPlans(count + compression.id()).plan(2, compression, count);

            Comparison.assertReadAlike("kafka-clients' " + plan, KafkaBatches.write(plan));
            Comparison.assertReadAlike("Wirecord's " + plan, WirecordBatches.write(plan));
        }
    }

    @ParameterizedTest
    @EnumSource(names = "ZSTD", mode = EnumSource.Mode.EXCLUDE)
    void messagesBeforeMagic2AreRead(Compression compression) {
        RandomPlans random = new RandomPlans(20_170_628 + compression.id());
        for (int round = 0; round < ROUNDS; round++) {
            BatchPlan plan = random.plan(round % 2, compression, 1 + round % 30);

            Comparison.assertReadAlike("kafka-clients' " + plan, KafkaBatches.write(plan));
        }
    }

    @Test
    void uncompressedBatchesAreTheSameBytes() {
        RandomPlans random = new RandomPlans(20_260_102);
        for (int round = 0; round < 1_000; round++) {
            BatchPlan plan = random.plan(2, Compression.NONE, 1 + round % 50);

            assertArrayEquals(KafkaBatches.write(plan), WirecordBatches.write(plan), plan::toString);
        }
        BatchPlan large = random.plan(2, Compression.NONE, 10_000);
        assertArrayEquals(KafkaBatches.write(large), WirecordBatches.write(large), large::toString);
    }
}
