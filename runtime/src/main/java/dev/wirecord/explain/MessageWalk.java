package dev.wirecord.explain;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordCursor;
import java.nio.ByteBuffer;

/** Shows a message of format 0 or 1: a record, or a wrapper around compressed ones. */
final class MessageWalk {

    private final Insides insides;
    private final TreeBuilder tree;
    private final RecordContents contents;

    MessageWalk(Insides insides, TreeBuilder tree, RecordContents contents) {
        this.insides = insides;
        this.tree = tree;
        this.contents = contents;
    }

    /**
     * Reads the message that has been begun.
     *
     * @param in ends where the message does
     * @throws MalformedMessageException where the message is damaged
     */
    void run(RecordBatch message, ByteReader in) {
        if (BatchWords.isCompressed(message)) {
            compressed(message, in);
        } else {
            plain(message, in);
            try (RecordCursor cursor = message.cursor()) {
                cursor.next();
                tree.current().note = BatchWords.record(cursor.offset(), cursor.timestamp());
            } catch (CorruptBatchException e) {
                throw in.malformed(e.reason());
            }
        }
    }

    /** Reads a message that is not compressed, as far as its lengths go. */
    void plain(RecordBatch message, ByteReader in) {
        HeaderWalk.of(message, tree).run(in, message);
        KeyValueWalk content = new KeyValueWalk(insides, tree, contents, LengthPrefix.INT32);
        content.key(in);
        content.value(in);
        requireEnd(in);
    }

    private static void requireEnd(ByteReader in) {
        if (in.remaining() > 0) {
            throw in.malformed("the message should have ended");
        }
    }

    private void compressed(RecordBatch wrapper, ByteReader in) {
        tree.current().note = "compressed messages up to offset " + wrapper.lastOffset();
        HeaderWalk.of(wrapper, tree).run(in, wrapper);
        new KeyValueWalk(insides, tree, contents, LengthPrefix.INT32).key(in);
        ByteBuffer data = new PartReader(in, tree).beginBytes("value", LengthPrefix.INT32);
        if (data == null) {
            throw in.malformed("a compressed batch whose value is null");
        }
        new CompressedWalk(insides, tree)
                .run(
                        wrapper,
                        data,
                        in.offset() - data.remaining(),
                        (around, target, plain) -> new InnerMessages(around, target, contents).run(wrapper, plain));
        tree.end(in.offset());
        requireEnd(in);
    }
}
