package dev.wirecord.explain;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordCursor;
import dev.wirecord.schema.ScalarType;

/**
 * Shows the records of a batch of format 2. The cursor goes along, so that what it would refuse is refused here, if only
 * behind the record.
 */
final class RecordWalk {

    private final Insides insides;
    private final TreeBuilder tree;
    private final RecordContents contents;
    private final ByteReader in;

    RecordWalk(Insides insides, TreeBuilder tree, RecordContents contents, ByteReader in) {
        this.insides = insides;
        this.tree = tree;
        this.contents = contents;
        this.in = in;
    }

    void run(RecordBatch batch, RecordCursor cursor) {
        for (int i = 0; i < batch.recordCount(); i++) {
            record(i, batch, cursor);
        }
        // Bytes behind the last record are an error.
        advance(cursor);
    }

    private void advance(RecordCursor cursor) {
        try {
            cursor.next();
        } catch (CorruptBatchException e) {
            throw in.malformed(e.reason());
        }
    }

    private void record(int index, RecordBatch batch, RecordCursor cursor) {
        OpenNode record = tree.section(NodeKind.RECORD, "[" + index + "]", "Record", "", in.offset());
        int length = new PartReader(in, tree).varint("length", "number of bytes that follow");
        if (length < 0 || length > in.remaining()) {
            throw in.malformed("a length of " + length + ", where " + in.remaining() + " bytes are left");
        }
        ByteReader body = insides.reader(in.offset(), in.offset() + length);
        in.skip(length);
        String about = body(body, batch.isControl());
        if (body.remaining() > 0) {
            throw body.malformed("the record should have ended");
        }
        advance(cursor);
        record.note = BatchWords.record(cursor.offset(), cursor.timestamp()) + about;
        tree.end(in.offset());
    }

    /** Reads what follows the length, and returns what there is to say of it. */
    private String body(ByteReader body, boolean control) {
        PartReader parts = new PartReader(body, tree);
        parts.beginScalar("attributes", ScalarType.INT8, "not used by any format");
        parts.end();
        parts.varlong("timestampDelta", "timestamp, counted from that of the batch");
        parts.varint("offsetDelta", "offset, counted from that of the batch");
        KeyValueWalk content = new KeyValueWalk(insides, tree, contents, LengthPrefix.VARINT);
        content.key(body);
        content.value(body);
        new HeadersWalk(tree, body).run();
        return control ? ", " + content.controlType() : "";
    }
}
