package dev.wirecord.explain;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordCursor;
import dev.wirecord.record.Records;
import java.util.Iterator;

/** Shows the messages that a compressed one of format 0 or 1 decompresses to. */
final class InnerMessages {

    private final Insides insides;
    private final TreeBuilder tree;
    private final RecordContents contents;

    InnerMessages(Insides insides, TreeBuilder tree, RecordContents contents) {
        this.insides = insides;
        this.tree = tree;
        this.contents = contents;
    }

    /**
     * Reads the messages. The cursor looks at all of them before it opens; when it refuses, those that can be read are shown
     * all the same.
     */
    void run(RecordBatch wrapper, ByteReader in) {
        RecordCursor cursor;
        try {
            cursor = wrapper.cursor();
        } catch (CorruptBatchException e) {
            prefix(in);
            throw in.malformed(e.reason());
        }
        try (cursor) {
            messages(in, cursor);
        } catch (CorruptBatchException e) {
            throw in.malformed(e.reason());
        }
    }

    private void prefix(ByteReader in) {
        try {
            messages(in, null);
        } catch (CorruptBatchException behindThePrefix) {
            // What is wrong there is known.
        }
    }

    private void messages(ByteReader in, RecordCursor cursor) {
        Iterator<RecordBatch> messages =
                Records.of(insides.slice(0, in.remaining())).iterator();
        for (int i = 0; messages.hasNext(); i++) {
            RecordBatch message = messages.next();
            if (message.magic() > 1 || BatchWords.isCompressed(message)) {
                return;
            }
            message(i, message, in, cursor);
        }
    }

    private void message(int index, RecordBatch message, ByteReader in, RecordCursor cursor) {
        int end = in.offset() + message.sizeInBytes();
        OpenNode node = tree.section(NodeKind.RECORD, "[" + index + "]", "Message", "", in.offset());
        new MessageWalk(insides, tree, contents).plain(message, insides.reader(in.offset(), end));
        if (cursor != null) {
            cursor.next();
            node.note = BatchWords.record(cursor.offset(), cursor.timestamp());
        }
        in.skip(message.sizeInBytes());
        tree.end(end);
    }
}
