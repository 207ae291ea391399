package dev.wirecord.explain;

import dev.wirecord.explain.NestedMessage.Prefix;
import dev.wirecord.io.ByteReader;
import dev.wirecord.record.ControlType;
import dev.wirecord.schema.MessageSchema;

/** The records of control batches. */
final class ControlRecords implements RecordContents {

    private static final int KEY_SIZE = 2 * Short.BYTES;

    private final KnownMessages known;

    ControlRecords(KnownMessages known) {
        this.known = known;
    }

    /** What a control record is about, from its key, which may be null. */
    static ControlType typeOf(ByteReader key) {
        return key == null || key.remaining() < KEY_SIZE
                ? ControlType.UNKNOWN
                : ControlType.of(key.skip(Short.BYTES).readInt16());
    }

    @Override
    public NestedMessage key(ByteReader key) {
        return NestedMessage.versioned(known.named("ControlRecordTypeSchema"), key);
    }

    @Override
    public NestedMessage value(ByteReader key, ByteReader value) {
        ControlType type = typeOf(key);
        MessageSchema schema = schema(type);
        if (type.isTransactionEnd()) {
            return NestedMessage.versioned(schema, value);
        }
        return schema == null || value.remaining() < Short.BYTES ? null : versionInside(schema, value);
    }

    /** A message says its version itself. Kafka 4.4 encodes all of them in version 0 all the same. */
    private static NestedMessage versionInside(MessageSchema schema, ByteReader value) {
        NestedMessage said = NestedMessage.of(schema, value.copy().readInt16(), Prefix.NONE);
        return said != null && said.fits(value)
                ? said
                : NestedMessage.of(schema, schema.versions().lowest(), Prefix.NONE);
    }

    private MessageSchema schema(ControlType type) {
        return switch (type) {
            case ABORT, COMMIT -> known.named("EndTxnMarker");
            case LEADER_CHANGE -> known.named("LeaderChangeMessage");
            case SNAPSHOT_HEADER -> known.named("SnapshotHeaderRecord");
            case SNAPSHOT_FOOTER -> known.named("SnapshotFooterRecord");
            case KRAFT_VERSION -> known.named("KRaftVersionRecord");
            case KRAFT_VOTERS -> known.named("VotersRecord");
            case UNKNOWN -> null;
        };
    }
}
