package dev.wirecord.record;

import dev.wirecord.error.InvalidValueException;

/** How many records a batch that is being built has, and what they have in common. */
abstract sealed class RecordTally permits RecordBuffer {

    /** How many bits a number has that takes two bytes with its sign. */
    static final int SHORT_BITS = 13;

    private static final int NONE = -1;

    private boolean control;
    private boolean allowsShort;
    long baseTimestamp = BatchHeader.NO_TIMESTAMP;
    long maxTimestamp = BatchHeader.NO_TIMESTAMP;
    int lastOffsetDelta = NONE;

    // How many offsets up to the last one have no record: with it the count needs no field that changes with each
    // record.
    private int offsetsLeftOut;

    /**
     * Counts a record, once it is checked; the first one decides what the batch is.
     *
     * @param base what timestamps count from if it is the first
     * @param maxDelta the last delta that an offset may have
     */
    final void count(long delta, long timestamp, boolean asControl, long base, int maxDelta) {
        if (delta < nextDelta() || delta > maxDelta) {
            throw misplaced(delta);
        }
        if (timestamp < BatchHeader.NO_TIMESTAMP) {
            throw new InvalidValueException("the negative timestamp " + timestamp);
        }
        if (count() == 0) {
            control = asControl;
            baseTimestamp = base;
            allowsShort = !control && maxDelta >>> SHORT_BITS != 0;
        } else if (control != asControl) {
            throw new IllegalStateException("control records and others do not share a batch");
        }
        maxTimestamp = Math.max(maxTimestamp, timestamp);
        offsetsLeftOut += (int) (delta - nextDelta());
        lastOffsetDelta = (int) delta;
    }

    private InvalidValueException misplaced(long delta) {
        return new InvalidValueException("an offset " + delta + " behind the base offset, where " + nextDelta() + " to "
                + Integer.MAX_VALUE + " can follow");
    }

    /** How many records there are. */
    final int count() {
        return lastOffsetDelta + 1 - offsetsLeftOut;
    }

    /** The delta of the next record, unless it has an offset of its own. */
    final long nextDelta() {
        return lastOffsetDelta + 1L;
    }

    /** Whether another record with an offset delta of {@link #SHORT_BITS} may follow, whatever it is, as nearly always. */
    final boolean allowsShort() {
        return allowsShort;
    }

    /** How far the last record's offset is behind that of the batch; -1 without records. */
    final int lastOffsetDelta() {
        return lastOffsetDelta;
    }

    /** Whether the records are for clients themselves. */
    final boolean isControl() {
        return control;
    }

    /** What timestamps count from; -1 without records. */
    final long baseTimestamp() {
        return baseTimestamp;
    }

    /** The largest timestamp; -1 without records. */
    final long maxTimestamp() {
        return maxTimestamp;
    }

    /** Forgets the records. */
    void clear() {
        control = false;
        baseTimestamp = BatchHeader.NO_TIMESTAMP;
        maxTimestamp = BatchHeader.NO_TIMESTAMP;
        lastOffsetDelta = NONE;
        offsetsLeftOut = 0;
    }
}
