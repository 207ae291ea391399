package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.explain.NestedMessage.Prefix;
import dev.wirecord.io.ByteReader;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.util.Set;
import java.util.UUID;

/**
 * The records of metadata logs, which have no key: that of KRaft, and that of remote storage (KIP-405), which counts its
 * types from 0 as well.
 */
final class MetadataRecords implements RecordContents {

    private static final int FRAME_VERSION = 1;

    private static final String CLUSTER = "__cluster_metadata";
    private static final String REMOTE = "__remote_log_metadata";

    /** The topics of both. */
    static final Set<String> TOPICS = Set.of(CLUSTER, REMOTE);

    /** The id that KRaft's topic has in every cluster. */
    static final UUID CLUSTER_ID = new UUID(0, 1);

    private final boolean remote;
    private final KnownMessages known;

    /** @param topic its name or its id */
    MetadataRecords(Object topic, KnownMessages known) {
        this.remote = topic.equals(REMOTE);
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
            MessageSchema schema = known.typed(MessageType.METADATA, type, name -> remote == name.startsWith("Remote"));
            return frame == FRAME_VERSION ? NestedMessage.of(schema, version, Prefix.FRAME) : null;
        } catch (MalformedMessageException e) {
            return null;
        }
    }
}
