package dev.wirecord.record;

/** Whose clock the timestamps of a batch are from (KIP-32). */
public enum TimestampType {
    /** Messages of magic 0 have no timestamps. */
    NONE,
    /** The producer's, one for each record. */
    CREATE_TIME,
    /** The broker's when it appended the batch, one for all records. */
    LOG_APPEND_TIME
}
