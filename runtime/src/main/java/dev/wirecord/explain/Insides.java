package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ReadProfile;
import java.nio.ByteBuffer;
import java.util.Set;

/**
 * Looks into fields of bytes: at record batches, and at messages of Kafka's own. What it finds hangs below the field. What
 * it cannot read is no failure of the message, which carries bytes and says so.
 */
final class Insides {

    private static final Set<String> TOPIC = Set.of("name", "topic", "topicId");

    private final Settings settings;
    private final DecompressionBudget budget;
    private final CarriedMessages carried;
    private final ByteBuffer bytes;
    private final ByteReader strict;
    private final ByteReader lenient;

    /**
     * @param bytes all bytes of the tree, over an array
     * @param budget what may still be decompressed for the whole message
     */
    Insides(Settings settings, DecompressionBudget budget, ByteBuffer bytes) {
        this.settings = settings;
        this.budget = budget;
        this.carried = new CarriedMessages(settings.known());
        this.bytes = bytes;
        this.strict = ByteReader.of(bytes, ReadProfile.STRICT, settings.limits());
        this.lenient = ByteReader.of(bytes, ReadProfile.KAFKA, settings.limits());
    }

    /** The same for what a batch decompresses to. */
    Insides decompressed(ByteBuffer plain) {
        return new Insides(settings, budget, plain);
    }

    DecompressionBudget budget() {
        return budget;
    }

    KnownMessages known() {
        return settings.known();
    }

    /** A part of the bytes, over their array. */
    ByteBuffer slice(int from, int to) {
        return bytes.slice(from, to - from);
    }

    /** A reader of a part that takes what brokers store, padded numbers included. */
    ByteReader reader(int from, int to) {
        return lenient.between(from, to);
    }

    /** Shows what is in the field that has just been read up to {@code end}. */
    void explain(TreeBuilder tree, OpenNode field, int end) {
        if (!(field.value instanceof ByteBuffer data) || !data.hasRemaining()) {
            return;
        }
        int start = end - data.remaining();
        NodeKind kind = field.place.kind();
        if (kind == NodeKind.RECORDS && beginsWithABatch(field)) {
            RecordContents contents = RecordContents.ofTopic(field.before(TOPIC), known());
            new BatchesWalk(this, tree, contents).run(start, end);
        } else if (kind == NodeKind.FIELD) {
            explain(tree, carried.find(field, strict.between(start, end)), start, end);
        }
    }

    /** A snapshot is fetched in pieces, of which only the first is sure to begin with a batch. */
    private static boolean beginsWithABatch(OpenNode field) {
        return !field.message().equals("FetchSnapshotResponse")
                || Long.valueOf(0).equals(field.before(Set.of("position")));
    }

    /**
     * Shows a message in bytes, if they are that message to the last byte.
     *
     * @param message may be null
     * @return whether they are
     */
    boolean explain(TreeBuilder tree, NestedMessage message, int start, int end) {
        if (message == null || !message.fits(strict.between(start, end))) {
            return false;
        }
        message.explain(strict.between(start, end), tree);
        return true;
    }
}
