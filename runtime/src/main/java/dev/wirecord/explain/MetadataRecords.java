package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.explain.NestedMessage.Prefix;
import dev.wirecord.io.ByteReader;
import dev.wirecord.schema.MessageType;

/** The records of KRaft's metadata log, which have no key. */
final class MetadataRecords implements RecordContents {

    private static final int FRAME_VERSION = 1;

    private final KnownMessages known;

    MetadataRecords(KnownMessages known) {
        this.known = known;
    }

    @Override
    public NestedMessage key(ByteReader key) {
        return null;
    }

    @Override
    public NestedMessage value(ByteReader key, ByteReader value) {
        try {
            int frame = value.readUnsignedVarint();
            int type = value.readUnsignedVarint();
            int version = value.readUnsignedVarint();
            return frame == FRAME_VERSION
                    ? NestedMessage.of(known.typed(MessageType.METADATA, type, name -> true), version, Prefix.FRAME)
                    : null;
        } catch (MalformedMessageException e) {
            return null;
        }
    }
}
