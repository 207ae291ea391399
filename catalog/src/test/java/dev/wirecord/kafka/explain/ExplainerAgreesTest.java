package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.Failure;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.TextRenderer;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import dev.wirecord.kafka.Comparison;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.oracle.bridge.RecordMessage;
import dev.wirecord.oracle.draw.RandomValues;
import dev.wirecord.oracle.value.StructValue;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/**
 * Two implementations, one truth: generated codecs, which have their layout built in, and the explainer, which asks the
 * schema field by field, make the same of the same bytes in every message and version.
 */
class ExplainerAgreesTest {

    private static final int MESSAGE_VERSIONS = 744;
    private static final int INSTANCES = 20;
    private static final int CORRUPTIONS = 20;
    private static final int LONGEST_TO_CUT = 300;

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());
    private final List<MessageCodec<?>> codecs = Comparison.codecs(new KafkaCodecs());
    private final Explainer strict = new Explainer(registry);
    private final Explainer lenient = new Explainer(registry, ReadProfile.KAFKA, ReadLimits.DEFAULT);

    @Test
    void valuesAreTheCodecs() {
        int compared = forEachVersion((message, version) -> {
            for (int seed = 0; seed < INSTANCES; seed++) {
                byte[] bytes = draw(message, version, seed);
                MessageTree tree = strict.body(message.schema(), version, bytes);

                assertNull(tree.failure());
                Explained.requireTiled(tree.root());
                assertEquals(message.decode(bytes, version), Explained.value(tree), () -> TextRenderer.render(tree));
            }
        });

        assertEquals(MESSAGE_VERSIONS, compared);
    }

    @Test
    void bytesCutShortFailAtTheSamePlaceForTheSameReason() {
        forEachVersion((message, version) -> {
            byte[] bytes = draw(message, version, 0);
            for (int length = 0; length < Math.min(bytes.length, LONGEST_TO_CUT); length++) {
                compare(message, version, Arrays.copyOf(bytes, length), ReadProfile.STRICT);
            }
        });
    }

    @Test
    void changedBytesAreReadOrRefusedAlike() {
        AtomicInteger refused = new AtomicInteger();
        forEachVersion((message, version) -> {
            byte[] bytes = draw(message, version, 1);
            Random random = new Random(version);
            for (int i = 0; bytes.length > 0 && i < CORRUPTIONS; i++) {
                byte[] changed = bytes.clone();
                changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
                refused.addAndGet(compare(message, version, changed, ReadProfile.STRICT) ? 0 : 1);
                compare(message, version, changed, ReadProfile.KAFKA);
            }
        });

        assertTrue(refused.get() > MESSAGE_VERSIONS, "hardly anything was refused: " + refused);
    }

    /** Whether the bytes were read. */
    private <T> boolean compare(RecordMessage<T> message, int version, byte[] bytes, ReadProfile profile) {
        Explainer explainer = profile == ReadProfile.STRICT ? strict : lenient;
        MessageTree tree = explainer.body(message.schema(), version, bytes);
        Explained.requireTiled(tree.root());
        try {
            T decoded = message.codec().at(version).decode(bytes, profile, ReadLimits.DEFAULT);
            assertEquals(message.toValue(decoded), Explained.value(tree));
            return true;
        } catch (MalformedMessageException e) {
            Failure expected = new Failure(e.fieldPath().orElse(""), e.offset(), e.reason(), e.remaining());
            assertEquals(expected, tree.failure(), e.getMessage());
            boolean behindTheMessage = e.reason().equals("the message should have ended");
            assertEquals(behindTheMessage, e.fieldPath().isEmpty(), e.getMessage());
            return false;
        }
    }

    private static byte[] draw(RecordMessage<?> message, int version, int seed) {
        Random random = new Random(seed * 1000L + version);
        StructValue value = new RandomValues(message.schema()).draw(random, version);
        return message.encode(value, version);
    }

    /** How many there were. */
    private int forEachVersion(BiConsumer<RecordMessage<?>, Integer> check) {
        return codecs.parallelStream()
                .mapToInt(codec -> {
                    RecordMessage<?> message = RecordMessage.of(codec);
                    for (int version = codec.versions().lowest();
                            version <= codec.versions().highest();
                            version++) {
                        check.accept(message, version);
                    }
                    return codec.versions().highest() - codec.versions().lowest() + 1;
                })
                .sum();
    }
}
