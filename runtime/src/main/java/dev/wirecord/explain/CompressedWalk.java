package dev.wirecord.explain;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.error.MissingLibraryException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.record.RecordBatch;
import java.nio.ByteBuffer;

/** Shows compressed bytes, and in a tree of its own what they decompress to. */
final class CompressedWalk {

    /** Shows what is in the decompressed bytes. */
    interface Inside {

        /** Reads them; what is wrong with them is thrown as a {@link MalformedMessageException}. */
        void run(Insides insides, TreeBuilder tree, ByteReader in);
    }

    private final Insides insides;
    private final TreeBuilder tree;

    CompressedWalk(Insides insides, TreeBuilder tree) {
        this.insides = insides;
        this.tree = tree;
    }

    /**
     * Shows the part of a batch that has been begun.
     *
     * @param data the compressed bytes
     * @param start where they begin
     */
    void run(RecordBatch batch, ByteBuffer data, int start, Inside inside) {
        ByteReader in = insides.reader(start, start + data.remaining());
        try {
            String compression = batch.compression().kafkaName();
            tree.meaning(compression);
            tree.current().note = "what they decompress to is below, with offsets of its own";
            decompressed(batch.decompressed(), compression, in, inside);
        } catch (CorruptBatchException e) {
            insides.budget().spendOnFailure();
            tree.mark(in.malformed(e.reason()));
        } catch (MissingLibraryException e) {
            tree.current().note = "not decompressed. " + e.getMessage();
        }
    }

    private void decompressed(ByteBuffer plain, String compression, ByteReader in, Inside inside) {
        insides.budget().spend(plain.remaining());
        Insides around = insides.decompressed(plain);
        Place place = tree.current().place;
        TreeBuilder target = new TreeBuilder(around, place.parent());
        String note = "offsets count from the first byte that " + compression + " decompresses to";
        OpenNode root = target.section(NodeKind.PART, place.name(), "[]Record", note, 0);
        root.name = "decompressed";
        int end = plain.remaining();
        try {
            inside.run(around, target, around.reader(0, end));
        } catch (MalformedMessageException e) {
            Failure failure = target.fail(root, e, end);
            target.remember(failure);
            tree.mark(in.malformed("byte " + e.offset() + " of what it decompresses to: " + e.reason()));
        }
        target.end(end);
        tree.current().decompressed = new MessageTree(target.root(), plain, null, 0, target.failure());
    }
}
