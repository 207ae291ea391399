package dev.wirecord.record;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.io.BigEndian;

/** Goes from batch to batch by their lengths. */
final class BatchWalk {

    private static final int LARGEST_SIZE = Integer.MAX_VALUE - 8;

    private final byte[] bytes;
    private final int start;
    private final int end;
    private final DecompressionLimits limits;
    private int at;
    private int size;

    BatchWalk(byte[] bytes, int start, int length, DecompressionLimits limits) {
        this.bytes = bytes;
        this.start = start;
        this.end = start + length;
        this.limits = limits;
        this.at = start;
    }

    /** The first byte of the batch that is next, counted from the beginning of the records. */
    int position() {
        return at - start;
    }

    /** Whether a whole batch is next. What there is of a partial one is looked at as well. */
    boolean find() {
        int left = end - at;
        if (left < BatchHeader.PREFIX_SIZE) {
            return false;
        }
        long claimed = (long) BatchHeader.PREFIX_SIZE + BigEndian.getInt(bytes, at + BatchHeader.LENGTH);
        if (claimed < BatchHeader.smallestSize(0) || claimed > LARGEST_SIZE) {
            throw corrupt("a batch length of " + (claimed - BatchHeader.PREFIX_SIZE));
        }
        if (left < BatchHeader.SIZE_UP_TO_MAGIC) {
            return false;
        }
        requireFormat((int) claimed);
        size = (int) claimed;
        return size <= left;
    }

    private void requireFormat(int claimed) {
        int magic = bytes[at + BatchHeader.MAGIC];
        int smallest = BatchHeader.smallestSize(magic);
        if (smallest == 0) {
            throw corrupt("magic " + magic + ", where 0 to 2 are known");
        }
        if (claimed < smallest) {
            throw corrupt("a batch of " + claimed + " bytes, where magic " + magic + " needs " + smallest);
        }
    }

    /** The batch that {@link #find} found. */
    RecordBatch batch() {
        return bytes[at + BatchHeader.MAGIC] < 2
                ? new LegacyBatch(bytes, at, size, position(), limits)
                : new DefaultBatch(bytes, at, size, position(), limits);
    }

    /** Moves past the batch that {@link #find} found. */
    void advance() {
        at += size;
    }

    private CorruptBatchException corrupt(String reason) {
        return new CorruptBatchException(reason, position(), BigEndian.getLong(bytes, at), -1);
    }
}
