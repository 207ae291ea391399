package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;
import dev.wirecord.record.ControlType;
import java.nio.ByteBuffer;

/** Shows the key and then the value of a record, and the messages in them. */
final class KeyValueWalk {

    private final Insides insides;
    private final TreeBuilder tree;
    private final RecordContents contents;
    private final LengthPrefix prefix;
    private int keyStart;
    private int keyEnd = -1;

    /** @param prefix how lengths are written */
    KeyValueWalk(Insides insides, TreeBuilder tree, RecordContents contents, LengthPrefix prefix) {
        this.insides = insides;
        this.tree = tree;
        this.contents = contents;
        this.prefix = prefix;
    }

    void key(ByteReader in) {
        ByteBuffer key = new PartReader(in, tree).beginBytes("key", prefix);
        if (key != null) {
            keyEnd = in.offset();
            keyStart = keyEnd - key.remaining();
            show(contents.key(keyReader()), key, keyStart, keyEnd);
        }
        tree.end(in.offset());
    }

    void value(ByteReader in) {
        ByteBuffer value = new PartReader(in, tree).beginBytes("value", prefix);
        if (value != null) {
            int end = in.offset();
            int start = end - value.remaining();
            show(contents.value(keyReader(), insides.reader(start, end)), value, start, end);
        }
        tree.end(in.offset());
    }

    private ByteReader keyReader() {
        return keyEnd < 0 ? null : insides.reader(keyStart, keyEnd);
    }

    /** What the record is about, if it is a control record. */
    ControlType controlType() {
        return ControlRecords.typeOf(keyReader());
    }

    private void show(NestedMessage message, ByteBuffer bytes, int start, int end) {
        if (!insides.explain(tree, message, start, end)) {
            tree.current().note = ValueText.readable(bytes);
        }
    }
}
