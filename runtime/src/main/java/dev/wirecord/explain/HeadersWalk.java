package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;
import java.nio.ByteBuffer;

/** Shows the headers of a record. */
final class HeadersWalk {

    private final TreeBuilder tree;
    private final ByteReader in;

    HeadersWalk(TreeBuilder tree, ByteReader in) {
        this.tree = tree;
        this.in = in;
    }

    void run() {
        PartReader parts = new PartReader(in, tree);
        parts.begin("headers", "[]Header", "");
        int count = in.readVarint();
        if (count < 0) {
            throw in.malformed(count + " headers");
        }
        tree.current().text = ValueText.elements(count, LengthPrefix.VARINT, count);
        for (int i = 0; i < count; i++) {
            parts.begin("[" + i + "]", "Header", "");
            parts.string("key", "");
            ByteBuffer value = parts.beginBytes("value", LengthPrefix.VARINT);
            tree.current().note = value == null ? "" : ValueText.readable(value);
            parts.end();
            parts.end();
        }
        parts.end();
    }
}
