package dev.wirecord.explain;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordCursor;
import java.nio.ByteBuffer;

/** Shows a batch of format 2. */
final class RecordBatchWalk {

    private final Insides insides;
    private final TreeBuilder tree;
    private final RecordContents contents;

    RecordBatchWalk(Insides insides, TreeBuilder tree, RecordContents contents) {
        this.insides = insides;
        this.tree = tree;
        this.contents = contents;
    }

    /**
     * Reads the batch.
     *
     * @param in ends where the batch does
     * @throws dev.wirecord.error.MalformedMessageException where the batch is damaged
     */
    void run(RecordBatch batch, ByteReader in) {
        tree.current().note = BatchWords.records(batch);
        HeaderWalk.of(batch, tree).run(in, batch);
        new PartReader(in, tree).begin("records", "[]Record", "");
        if (in.remaining() > 0 && BatchWords.isCompressed(batch)) {
            int start = in.offset();
            ByteBuffer data = in.readByteBuffer(in.remaining());
            tree.value(data, LengthPrefix.NONE, 0);
            new CompressedWalk(insides, tree)
                    .run(batch, data, start, (around, target, plain) -> records(batch, around, target, plain));
        } else {
            records(batch, insides, tree, in);
        }
        tree.end(in.offset());
    }

    private void records(RecordBatch batch, Insides around, TreeBuilder target, ByteReader in) {
        target.current().text = batch.recordCount() + (batch.recordCount() == 1 ? " record" : " records");
        RecordContents of = batch.isControl() ? new ControlRecords(insides.known()) : contents;
        try (RecordCursor cursor = batch.cursor()) {
            new RecordWalk(around, target, of, in).run(batch, cursor);
        } catch (CorruptBatchException e) {
            throw in.malformed(e.reason());
        }
    }
}
