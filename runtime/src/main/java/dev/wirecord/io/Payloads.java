package dev.wirecord.io;

import dev.wirecord.error.InvalidValueException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * What a gathering writer left where it is instead of copying it: each payload, and the place in the writer's buffer that
 * it belongs before. A position counts all bytes; an index counts those in the buffer.
 */
final class Payloads {

    private final int threshold;
    private ByteBuffer[] payloads = new ByteBuffer[16];
    private int[] indexes = new int[16];
    private int count;
    private int bytes;

    Payloads(int threshold) {
        this.threshold = threshold;
    }

    /** Whether a payload of that length is worth a buffer of its own. */
    boolean takes(int length) {
        return length >= threshold;
    }

    int count() {
        return count;
    }

    /** How many bytes all payloads have. */
    int bytes() {
        return bytes;
    }

    /** Keeps what remains in {@code payload}, whose position stays where it is. */
    void add(int index, ByteBuffer payload, int capacity) {
        if ((long) index + bytes + payload.remaining() > capacity) {
            throw new InvalidValueException("a message of more than " + capacity + " bytes");
        }
        if (count == payloads.length) {
            payloads = Arrays.copyOf(payloads, 2 * count);
            indexes = Arrays.copyOf(indexes, 2 * count);
        }
        payloads[count] =
                payload.isReadOnly() ? payload.slice() : payload.slice().asReadOnlyBuffer();
        indexes[count++] = index;
        bytes += payload.remaining();
    }

    void clear() {
        // The payloads are somebody else's memory, which a writer that is used again should not keep alive.
        Arrays.fill(payloads, 0, count, null);
        count = 0;
        bytes = 0;
    }

    /** Forgets what lies behind {@code position}, and returns the index that is left as the buffer's end. */
    int truncate(int position) {
        while (count > 0 && indexes[count - 1] + bytes > position) {
            ByteBuffer last = payloads[count - 1];
            int start = indexes[count - 1] + bytes - last.remaining();
            bytes -= last.remaining();
            if (start < position) {
                last.limit(position - start);
                bytes += last.remaining();
                break;
            }
            payloads[--count] = null;
        }
        return position - bytes;
    }

    /** The index of {@code length} bytes that were written to the buffer, one behind the other. */
    int index(int position, int length) {
        int before = 0;
        for (int i = 0; i < count && indexes[i] + before < position + length; i++) {
            int start = indexes[i] + before;
            before += payloads[i].remaining();
            if (start > position || start + payloads[i].remaining() > position) {
                throw new IndexOutOfBoundsException(position);
            }
        }
        return position - before;
    }

    /** How many bytes the payloads have that belong at {@code index} or behind it. */
    int bytesFrom(int index) {
        int sum = 0;
        for (int i = count - 1; i >= 0 && indexes[i] >= index; i--) {
            sum += payloads[i].remaining();
        }
        return sum;
    }

    /** Moves the payloads that belong at {@code index} or behind it, because the buffer's bytes have moved. */
    void shift(int index, int by) {
        for (int i = count - 1; i >= 0 && indexes[i] >= index; i--) {
            indexes[i] += by;
        }
    }

    /** The bytes of the buffer up to {@code end}, and the payloads between them; nothing is copied. */
    ByteBuffer[] between(byte[] buffer, int end) {
        ByteBuffer copied = ByteBuffer.wrap(buffer).asReadOnlyBuffer();
        ByteBuffer[] parts = new ByteBuffer[2 * count + 1];
        int size = 0;
        int from = 0;
        for (int i = 0; i <= count; i++) {
            int to = i < count ? indexes[i] : end;
            if (to > from) {
                parts[size++] = copied.slice(from, to - from);
            }
            if (i < count) {
                parts[size++] = payloads[i].duplicate();
            }
            from = to;
        }
        return size == parts.length ? parts : Arrays.copyOf(parts, size);
    }
}
