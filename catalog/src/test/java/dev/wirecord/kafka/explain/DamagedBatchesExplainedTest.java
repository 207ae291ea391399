package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.TextRenderer;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.record.Record;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.MemoryRecordsBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens to a batch, it is shown; and an error is shown just when reading the records finds one. */
class DamagedBatchesExplainedTest {

    private static final int[] FLIPS = {0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xff, 0x7f};

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());
    private final Explainer explainer = new Explainer(registry);

    private static byte[] sample(int magic, CompressionType compression) {
        MemoryRecordsBuilder builder = KafkaRecords.builder(magic, compression);
        for (int i = 0; i < 3; i++) {
            Header[] headers =
                    magic < 2 ? new Header[0] : new Header[] {new RecordHeader("h" + i, new byte[] {1, 2, 3})};
            byte[] key = i == 1 ? null : ("key " + i).getBytes(StandardCharsets.UTF_8);
            builder.append(magic == 0 ? -1 : 1_700_000_000_000L + i, key, new byte[] {7, 7, 7}, headers);
        }
        return KafkaRecords.bytes(builder.build().buffer());
    }

    private MessageTree explained(byte[] records) {
        byte[] body = KafkaRecords.fetched(registry, "t", ByteBuffer.wrap(records));
        MessageTree tree = explainer.body(registry.response(1).schema(), KafkaRecords.FETCH_VERSION, body);
        assertTrue(tree.isSound());
        Explained.requireTiled(tree.root());
        return tree;
    }

    @ParameterizedTest
    @MethodSource("dev.wirecord.kafka.explain.BatchesExplainedTest#formats")
    void everyTruncationIsABatchThatIsCutOff(int magic, CompressionType compression) {
        byte[] whole = sample(magic, compression);
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            MessageTree tree = explained(cut);

            assertEquals(List.of(), tree.failures());
            long partial = tree.root()
                    .walk()
                    .filter(node -> node.type().equals("partial RecordBatch"))
                    .mapToInt(node -> node.size())
                    .sum();
            assertEquals(2 * Records.of(cut).partialBytes(), partial);
        }
    }

    /** As a broken disk does it: the checksum shows it. */
    @ParameterizedTest
    @MethodSource("dev.wirecord.kafka.explain.BatchesExplainedTest#formats")
    void everyFlipShows(int magic, CompressionType compression) {
        byte[] bytes = sample(magic, compression);
        for (int i = 0; i < bytes.length; i++) {
            for (int flip : FLIPS) {
                bytes[i] ^= (byte) flip;
                assertShows(bytes, "byte " + i + " by " + flip);
                bytes[i] ^= (byte) flip;
            }
        }
    }

    /** As a broken producer does it: the checksum is right, and what is wrong must be found otherwise. */
    @ParameterizedTest
    @MethodSource("dev.wirecord.kafka.explain.BatchesExplainedTest#formats")
    void everyFlipUnderARightChecksum(int magic, CompressionType compression) {
        byte[] bytes = sample(magic, compression);
        int refused = 0;
        int covered = magic == 2 ? 21 : 16;
        int end = Records.of(bytes).iterator().next().sizeInBytes();
        for (int i = covered; i < end; i++) {
            for (int flip : FLIPS) {
                byte[] changed = bytes.clone();
                changed[i] ^= (byte) flip;
                seal(changed, magic, end);
                refused += assertShows(changed, "byte " + i + " by " + flip) ? 1 : 0;
            }
        }
        assertTrue(refused > 50, "hardly anything was refused: " + refused);
    }

    private static void seal(byte[] bytes, int magic, int end) {
        Checksum checksum = magic == 2 ? new CRC32C() : new CRC32();
        int from = magic == 2 ? 21 : 16;
        checksum.update(bytes, from, end - from);
        ByteBuffer.wrap(bytes).putInt(from - 4, (int) checksum.getValue());
    }

    /** Whether there was something to show. */
    private boolean assertShows(byte[] records, String change) {
        String damage = damage(records);
        MessageTree tree = explained(records);
        assertEquals(
                damage.isEmpty(),
                tree.failures().isEmpty(),
                () -> change + ": " + damage + "\n" + TextRenderer.render(KafkaRecords.recordsField(tree)));
        return !damage.isEmpty();
    }

    private static String damage(byte[] bytes) {
        try {
            for (RecordBatch batch : Records.of(bytes)) {
                batch.requireValid().forEach(Record::headers);
            }
            return "";
        } catch (CorruptBatchException e) {
            return e.getMessage();
        }
    }

    /** Everything around the records can be wrong as well. */
    @Test
    void nothingIsThrownWhateverHappensToTheMessage() {
        byte[] records = sample(2, CompressionType.ZSTD);
        byte[] body = KafkaRecords.fetched(registry, "__consumer_offsets", ByteBuffer.wrap(records));
        Explainer lenient = new Explainer(registry, ReadProfile.KAFKA, ReadLimits.DEFAULT);
        for (int i = 0; i < body.length; i++) {
            for (int flip : FLIPS) {
                body[i] ^= (byte) flip;
                for (Explainer each : List.of(explainer, lenient)) {
                    Explained.requireTiled(each.body(registry.response(1).schema(), KafkaRecords.FETCH_VERSION, body)
                            .root());
                }
                body[i] ^= (byte) flip;
            }
            Explained.requireTiled(explainer
                    .body(registry.response(1).schema(), KafkaRecords.FETCH_VERSION, Arrays.copyOf(body, i))
                    .root());
        }
    }
}
