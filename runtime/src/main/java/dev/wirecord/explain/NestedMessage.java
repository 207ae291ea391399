package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.schema.MessageSchema;

/**
 * A message that others carry as bytes.
 *
 * @param schema its schema, which has that version
 * @param version its version
 * @param prefix what stands before it
 */
record NestedMessage(MessageSchema schema, int version, Prefix prefix) {

    /** What stands before a message in the bytes that hold it. */
    enum Prefix {
        /** Nothing: the version is the message's own first field. */
        NONE,
        /** The version, as an int16. */
        VERSION,
        /** The type of a coordinator's record, as an int16; its key has one version. */
        TYPE,
        /** The version of the prefix, the type of the record and its version, as unsigned varints (KIP-631). */
        FRAME
    }

    /** The message, or null when there is no such schema or it does not have that version. */
    static NestedMessage of(MessageSchema schema, int version, Prefix prefix) {
        return schema == null || !schema.versions().contains(version)
                ? null
                : new NestedMessage(schema, version, prefix);
    }

    /** A message with its version before it. */
    static NestedMessage versioned(MessageSchema schema, ByteReader in) {
        return in.remaining() < Short.BYTES ? null : of(schema, in.readInt16(), Prefix.VERSION);
    }

    /** Whether the bytes are the message and nothing else. Takes no memory. */
    boolean fits(ByteReader in) {
        try {
            switch (prefix) {
                case NONE -> {}
                case VERSION, TYPE -> in.readInt16();
                case FRAME -> {
                    in.readUnsignedVarint();
                    in.readUnsignedVarint();
                    in.readUnsignedVarint();
                }
            }
            new SchemaWalk(schema, version, in, new PathFinder()).run();
            return in.remaining() == 0;
        } catch (MalformedMessageException e) {
            return false;
        }
    }

    /** Shows the message, which {@link #fits}. */
    void explain(ByteReader in, TreeBuilder tree) {
        PartReader parts = new PartReader(in, tree);
        tree.section(NodeKind.NESTED_MESSAGE, schema.name(), "message v" + version, "", in.offset());
        switch (prefix) {
            case NONE -> {}
            case VERSION -> parts.int16("version", "version of the message that follows");
            case TYPE -> parts.int16("type", "type of the record");
            case FRAME -> {
                parts.unsignedVarint("frameVersion", "version of what stands before the message");
                parts.unsignedVarint("type", "type of the record");
                parts.unsignedVarint("version", "version of the message that follows");
            }
        }
        new SchemaWalk(schema, version, in, tree).run();
        tree.end(in.offset());
    }
}
