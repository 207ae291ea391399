package dev.wirecord.record;

import dev.wirecord.error.CorruptBatchException;
import java.io.IOException;

/**
 * Goes from record to record of a batch, in the bytes where they lie or as they are decompressed. What is made of a record
 * is for the subclass to say: a cursor keeps its parts, an iterator makes an object.
 */
abstract sealed class RecordFinder extends RecordParser permits RecordCursor, RecordIterator {

    /** The buffer before anything is decompressed, and when nothing is any more. */
    static final byte[] NO_BYTES = {};

    private static final int LONGEST_VARINT = 5;

    private final InflatedInput input;
    private final LegacyMessages messages;
    private final boolean reuse;
    private final int count;

    private int position;
    private int limit;
    private int index = -1;

    /**
     * Stands before the first record.
     *
     * @param reuse whether bytes of a record may be replaced when the next one is looked for
     */
    RecordFinder(RecordBatch batch, OpenedRecords records, boolean reuse) {
        super(batch, records.bytes());
        this.input = records.input();
        this.messages = records.messages();
        this.reuse = reuse;
        this.count = records.count();
        this.position = records.from();
        this.limit = records.to();
    }

    /**
     * Moves to the next record.
     *
     * @return false when there is none
     * @throws CorruptBatchException when what follows is not a record, or when something follows the last one
     */
    final boolean find() {
        try {
            if (index + 1 >= count) {
                requireEnd();
                return false;
            }
            int end = messages == null ? readShort(position, limit) : messages.read(position, this);
            position = end == NOT_SHORT ? readAny() : end;
            index++;
            return true;
        } catch (NumberFormatException | IOException e) {
            throw corrupt(e.getMessage());
        } catch (IndexOutOfBoundsException behindTheArray) {
            throw corrupt("it should have ended");
        }
    }

    /** Whether {@link #find} would move, or fail at a record; without looking at it. */
    final boolean isMore() {
        return index + 1 < count || find();
    }

    private CorruptBatchException corrupt(String reason) {
        close();
        return batch.corrupt(reason, index + 1);
    }

    private void requireEnd() throws IOException {
        if (input != null && position == limit) {
            fill(1);
        }
        if (position != limit) {
            throw new NumberFormatException("the header counts " + count + " records, and bytes follow them");
        }
        close();
    }

    /** Reads a record of magic 2, of which decompression may not have come to the end yet, and returns where it ends. */
    private int readAny() throws IOException {
        if (input != null && limit - position < LONGEST_VARINT) {
            fill(LONGEST_VARINT);
        }
        int body = Zigzag.endOfInt(buffer, position);
        int length = Zigzag.readInt(buffer, position, body);
        if (input != null && length > limit - body) {
            int prefix = body - position;
            fill(input.require(prefix, length, limit - position));
            body = position + prefix;
        }
        if (length < SMALLEST_BODY || length > limit - body) {
            throw wrongLength(length, limit - body);
        }
        read(body, body + length);
        return body + length;
    }

    private void fill(int needed) throws IOException {
        buffer = input.fill(buffer, position, limit, needed, reuse);
        position = 0;
        limit = input.limit();
    }

    private static NumberFormatException wrongLength(int length, int left) {
        return new NumberFormatException("a length of " + length + ", where " + Math.max(0, left) + " bytes are left");
    }

    /** The number of the record in its batch, from 0; -1 before the first. */
    final int number() {
        return index;
    }

    /** Releases what decompression holds. A second call does nothing. */
    void close() {
        if (input != null) {
            input.close();
            releaseBuffer();
        }
    }

    private void releaseBuffer() {
        if (reuse && buffer != NO_BYTES) {
            SpareBuffers.give(buffer);
        }
        buffer = NO_BYTES;
        position = 0;
        limit = 0;
    }
}
