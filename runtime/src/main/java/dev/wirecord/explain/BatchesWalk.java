package dev.wirecord.explain;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.Records;
import java.util.Iterator;

/** Shows the batches of a field. Where one begins and ends, and whether it may, {@link Records} says. */
final class BatchesWalk {

    private static final int LENGTH = 8;
    private static final int BEHIND_LENGTH = LENGTH + Integer.BYTES;

    private final Insides insides;
    private final TreeBuilder tree;
    private final RecordContents contents;

    BatchesWalk(Insides insides, TreeBuilder tree, RecordContents contents) {
        this.insides = insides;
        this.tree = tree;
        this.contents = contents;
    }

    void run(int start, int end) {
        Iterator<RecordBatch> batches = Records.of(insides.slice(start, end)).iterator();
        int index = 0;
        int at = start;
        try {
            while (batches.hasNext()) {
                int size = batches.next().sizeInBytes();
                batch(index++, at, at + size);
                at += size;
            }
        } catch (CorruptBatchException e) {
            noBatch(index, at, end, e.reason());
            return;
        }
        if (at < end) {
            partial(index, at, end);
        }
    }

    private void batch(int index, int start, int end) {
        Records alone = Records.of(insides.slice(start, end))
                .withLimits(insides.budget().left());
        RecordBatch batch = alone.iterator().next();
        boolean modern = batch.magic() >= 2;
        NodeKind kind = modern || BatchWords.isCompressed(batch) ? NodeKind.RECORD_BATCH : NodeKind.RECORD;
        OpenNode node = tree.section(kind, name(index), modern ? "RecordBatch" : "Message", "", start);
        try {
            ByteReader in = insides.reader(start, end);
            if (modern) {
                new RecordBatchWalk(insides, tree, contents).run(batch, in);
            } else {
                new MessageWalk(insides, tree, contents).run(batch, in);
            }
        } catch (MalformedMessageException e) {
            tree.fail(node, e, end);
        }
        tree.end(end);
    }

    private static String name(int index) {
        return "[" + index + "]";
    }

    /** Where a batch should begin and does not; up to its length all formats agree. */
    private void noBatch(int index, int start, int end, String reason) {
        OpenNode node = tree.section(NodeKind.RECORD_BATCH, name(index), "RecordBatch", "", start);
        ByteReader in = insides.reader(start, end);
        HeaderWalk.upToLength(tree).run(in, null);
        tree.fail(node, in.malformed(reason), end);
        tree.end(end);
    }

    private void partial(int index, int start, int end) {
        ByteReader in = insides.reader(start, end);
        int left = in.remaining();
        String whole = left < BEHIND_LENGTH
                ? ""
                : " of " + (BEHIND_LENGTH + (long) in.copy().skip(LENGTH).readInt32());
        String note = "the beginning of a batch that is cut off: " + left + whole + " bytes";
        tree.section(NodeKind.PART, name(index), "partial RecordBatch", note, start);
        tree.value(in.readByteBuffer(left), LengthPrefix.NONE, 0);
        tree.end(end);
    }
}
