package dev.wirecord.record;

import dev.wirecord.error.CorruptBatchException;
import java.io.IOException;

/**
 * Goes over the records of a batch without making objects: it stands before the first at the beginning, and each {@link
 * #next} moves it to the next.
 *
 * <pre>{@code
 * RecordCursor cursor = batch.cursor();
 * while (cursor.next()) {
 *     total += cursor.valueLength();
 * }
 * }</pre>
 *
 * <p>Every number and view it hands out is about the record it stands at. A view is valid until the next move, because
 * decompressed bytes are replaced then. A cursor that goes to the end, or fails, releases what decompression holds;
 * {@link #close} does it for one that is left earlier. After that it has neither key nor value nor headers, and memory that
 * its views were of may hold those of another batch. It is used by one thread at a time.
 */
public final class RecordCursor extends RecordParser implements AutoCloseable {

    private static final int LONGEST_VARINT = 5;
    private static final byte[] NO_BYTES = {};

    private final InflatedInput input;
    private final LegacyMessages messages;
    private final boolean reuse;
    private final int count;

    private int position;
    private int limit;
    private int index = -1;

    private RecordCursor(
            RecordBatch batch, byte[] buffer, int count, InflatedInput input, LegacyMessages messages, boolean reuse) {
        super(batch, buffer);
        this.count = count;
        this.input = input;
        this.messages = messages;
        this.reuse = reuse;
    }

    /** A cursor over records that lie in the batch as they are. */
    static RecordCursor plain(DefaultBatch batch, int from, int to) {
        RecordCursor cursor = new RecordCursor(batch, batch.bytes, batch.recordCount(), null, null, false);
        cursor.position = from;
        cursor.limit = to;
        return cursor;
    }

    /** A cursor over records that are decompressed as it comes to them; {@code reuse} when its views may become invalid. */
    static RecordCursor inflating(DefaultBatch batch, InflatedInput input, boolean reuse) {
        return new RecordCursor(batch, NO_BYTES, batch.recordCount(), input, null, reuse);
    }

    /** A cursor over messages before magic 2. */
    static RecordCursor over(LegacyBatch batch, LegacyMessages messages) {
        RecordCursor cursor = new RecordCursor(batch, messages.bytes(), messages.count(), null, messages, false);
        cursor.position = messages.from();
        cursor.limit = messages.to();
        return cursor;
    }

    /**
     * Moves to the next record.
     *
     * @return false when there is none
     * @throws CorruptBatchException when what follows is not a record, or when something follows the last one
     */
    public boolean next() {
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

    /** Whether {@link #next} would move, or fail at a record; without looking at it. */
    boolean hasNext() {
        return index + 1 < count || next();
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
    public int index() {
        return index;
    }

    /** Releases what decompression holds; the cursor must not be moved afterwards. A second call does nothing. */
    @Override
    public void close() {
        leave();
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
