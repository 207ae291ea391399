package dev.wirecord.record;

/**
 * The records of a batch, about to be read.
 *
 * @param bytes the bytes they lie in, from {@code from} to {@code to}; none yet where they are decompressed
 * @param count how many there should be
 * @param input what decompresses them; null where they lie in the batch as they are
 * @param messages what reads them before magic 2; null in batches of magic 2
 */
record OpenedRecords(byte[] bytes, int from, int to, int count, InflatedInput input, LegacyMessages messages) {

    /** Records that lie in the batch as they are. */
    static OpenedRecords plain(DefaultBatch batch, int from, int to) {
        return new OpenedRecords(batch.bytes, from, to, batch.recordCount(), null, null);
    }

    /** Records that are decompressed one after the other. */
    static OpenedRecords compressed(DefaultBatch batch, InflatedInput input) {
        return new OpenedRecords(RecordFinder.NO_BYTES, 0, 0, batch.recordCount(), input, null);
    }

    /** Messages before magic 2. */
    static OpenedRecords of(LegacyMessages messages) {
        return new OpenedRecords(messages.bytes(), messages.from(), messages.to(), messages.count(), null, messages);
    }
}
