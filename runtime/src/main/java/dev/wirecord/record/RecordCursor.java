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
 * {@link #close} does it for one that is left earlier. It is used by one thread at a time.
 */
public final class RecordCursor extends CurrentRecord implements AutoCloseable {

    private static final int LONGEST_VARINT = 5;
    private static final int SMALLEST_BODY = 6;

    private final InflatedInput input;
    private final LegacyMessages messages;
    private final boolean reuse;
    private final int count;
    private final int lastOffsetDelta;
    private final boolean appendTime;
    private final long timeOrigin;

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
        this.appendTime = batch.timestampType() == TimestampType.LOG_APPEND_TIME;
        this.timeOrigin = appendTime ? batch.maxTimestamp() : batch.baseTimestamp();
        this.lastOffsetDelta = batch instanceof DefaultBatch modern ? modern.lastOffsetDelta() : 0;
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
        return new RecordCursor(batch, new byte[0], batch.recordCount(), input, null, reuse);
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
            if (messages == null) {
                readRecord();
            } else {
                position = messages.read(position, this);
            }
            index++;
            return true;
        } catch (NumberFormatException | IOException e) {
            throw corrupt(e.getMessage());
        } catch (IndexOutOfBoundsException behindTheArray) {
            throw corrupt("it should have ended");
        }
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

    private void readRecord() throws IOException {
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
        readBody(body, body + length);
        position = body + length;
    }

    private void fill(int needed) throws IOException {
        buffer = input.fill(buffer, position, limit, needed, reuse);
        position = 0;
        limit = input.limit();
    }

    // Below 325 bytecodes, so that the JIT inlines it; errors are made elsewhere for that reason.
    private void readBody(int body, int end) {
        byte[] bytes = buffer;
        // The attributes of a record are not used by any format.
        int timeStart = body + 1;
        int timeEnd = Zigzag.endOfLong(bytes, timeStart);
        long timeDelta = Zigzag.readLong(bytes, timeStart, timeEnd);

        int deltaEnd = Zigzag.endOfInt(bytes, timeEnd);
        int delta = Zigzag.readInt(bytes, timeEnd, deltaEnd);
        if (delta <= offsetDelta || delta > lastOffsetDelta) {
            throw disorder(delta);
        }

        int key = Zigzag.endOfInt(bytes, deltaEnd);
        int keySize = Zigzag.readInt(bytes, deltaEnd, key);
        int keyEnd = key;
        if (keySize > 0) {
            keyEnd = endWithin(key, keySize, end, "key");
        }

        int value = Zigzag.endOfInt(bytes, keyEnd);
        int valueSize = Zigzag.readInt(bytes, keyEnd, value);
        int valueEnd = value;
        if (valueSize > 0) {
            valueEnd = endWithin(value, valueSize, end, "value");
        }

        int headersEnd = bytes[valueEnd] == 0 ? valueEnd + 1 : HeaderSection.skip(bytes, valueEnd, end);
        if (headersEnd != end) {
            throw wrongEnd(headersEnd - body, end - body);
        }
        set(delta, appendTime ? timeOrigin : timeOrigin + timeDelta, key, keySize, value, valueSize);
    }

    private static int endWithin(int start, int length, int end, String what) {
        if (length > end - start) {
            throw tooLong(length, what);
        }
        return start + length;
    }

    private NumberFormatException disorder(int delta) {
        return new NumberFormatException("an offset delta of " + delta + " behind " + offsetDelta + ", where "
                + lastOffsetDelta + " is the last");
    }

    private static NumberFormatException wrongLength(int length, int left) {
        return new NumberFormatException("a length of " + length + ", where " + Math.max(0, left) + " bytes are left");
    }

    private static NumberFormatException tooLong(int length, String what) {
        return new NumberFormatException("a " + what + " of " + length + " bytes");
    }

    private static NumberFormatException wrongEnd(int found, int claimed) {
        return new NumberFormatException("it has " + found + " bytes, and its length is " + claimed);
    }

    /** The number of the record in its batch, from 0; -1 before the first. */
    public int index() {
        return index;
    }

    /** Releases what decompression holds; the cursor must not be moved afterwards. A second call does nothing. */
    @Override
    public void close() {
        if (input != null) {
            input.close();
        }
    }
}
