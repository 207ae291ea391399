package dev.wirecord.record;

/** What a control record is about. */
public enum ControlType {
    /** The end of a transaction that did not happen (KIP-98). */
    ABORT,
    /** The end of a transaction that did happen (KIP-98). */
    COMMIT,
    /** A new leader of a KRaft partition (KIP-595); its value is the message LeaderChangeMessage. */
    LEADER_CHANGE,
    /** The beginning of a KRaft snapshot (KIP-630); its value is the message SnapshotHeaderRecord. */
    SNAPSHOT_HEADER,
    /** The end of a KRaft snapshot (KIP-630); its value is the message SnapshotFooterRecord. */
    SNAPSHOT_FOOTER,
    /** The version of KRaft that a partition uses from here on (KIP-853); its value is the message KRaftVersionRecord. */
    KRAFT_VERSION,
    /** The voters of a KRaft partition from here on (KIP-853); its value is the message VotersRecord. */
    KRAFT_VOTERS,
    /** A number that is none of these, which readers skip. */
    UNKNOWN;

    private static final ControlType[] VALUES = values();

    /** The type of that number, which the key of the record holds. */
    public static ControlType of(int id) {
        return id >= 0 && id < UNKNOWN.ordinal() ? VALUES[id] : UNKNOWN;
    }

    /**
     * The number that the key of the record holds, 0 to 6.
     *
     * @throws IllegalStateException for {@link #UNKNOWN}, which has no number of its own
     */
    public short id() {
        if (this == UNKNOWN) {
            throw new IllegalStateException("an unknown control type has no number");
        }
        return (short) ordinal();
    }

    /** Whether it ends a transaction. */
    public boolean isTransactionEnd() {
        return this == ABORT || this == COMMIT;
    }
}
