package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;
import dev.wirecord.schema.ScalarType;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Reads parts that no schema describes, and tells a tree. */
final class PartReader {

    private final ByteReader in;
    private final TreeBuilder tree;

    PartReader(ByteReader in, TreeBuilder tree) {
        this.in = in;
        this.tree = tree;
    }

    /** Begins a part, which is the tree's to end. */
    void begin(String name, String type, String note) {
        tree.section(NodeKind.PART, name, type, note, in.offset());
    }

    void end() {
        tree.end(in.offset());
    }

    /** Begins and reads a part of a fixed size; the tree has to end it. */
    void beginScalar(String name, ScalarType type, String note) {
        begin(name, type.kafkaName(), note);
        new ScalarWalk(in, tree).read(type, false, false);
    }

    void int16(String name, String note) {
        beginScalar(name, ScalarType.INT16, note);
        end();
    }

    void unsignedVarint(String name, String note) {
        begin(name, "uvarint", note);
        value(Integer.toUnsignedLong(in.readUnsignedVarint()));
        end();
    }

    int varint(String name, String note) {
        begin(name, "varint", note);
        int value = in.readVarint();
        value(value);
        end();
        return value;
    }

    void varlong(String name, String note) {
        begin(name, "varlong", note);
        value(in.readVarlong());
        end();
    }

    /**
     * Begins and reads bytes; the tree has to end them.
     *
     * @param prefix how their length is written
     * @return the bytes; null for a negative length
     */
    ByteBuffer beginBytes(String name, LengthPrefix prefix) {
        begin(name, "bytes", "");
        int length = prefix == LengthPrefix.VARINT ? in.readVarint() : in.readInt32();
        requireLength(name, length);
        ByteBuffer bytes = in.readByteBuffer(Math.max(length, -1));
        tree.value(bytes, prefix, length);
        return bytes;
    }

    /** Reads a string with a varint as its length. */
    void string(String name, String note) {
        begin(name, "string", note);
        int length = in.readVarint();
        if (length < 0) {
            throw in.malformed("a " + name + " of " + length + " bytes");
        }
        requireLength(name, length);
        tree.value(new String(in.readByteArray(length), StandardCharsets.UTF_8), LengthPrefix.VARINT, length);
        end();
    }

    private void requireLength(String name, int length) {
        if (length > in.remaining()) {
            throw in.malformed("a " + name + " of " + length + " bytes");
        }
    }

    private void value(Object value) {
        tree.value(value, LengthPrefix.NONE, 0);
    }
}
