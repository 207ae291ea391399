package dev.wirecord.io;

import dev.wirecord.error.InvalidValueException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;

/**
 * What a gathering writer left where it is instead of copying it: each payload, and the place in the writer's buffer that
 * it belongs before. A position counts all bytes; an index counts those in the buffer.
 */
final class Payloads {

    private final int threshold;

    // Each an array or a buffer that has none: views are made once, when all is written, as they cost more than the
    // rest.
    private Object[] sources = new Object[16];
    private int[] offsets = new int[16];
    private int[] lengths = new int[16];
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
        int length = payload.remaining();
        if (payload.hasArray()) {
            add(index, payload.array(), payload.arrayOffset() + payload.position(), length, capacity);
        } else {
            keep(
                    index,
                    payload.isReadOnly() ? payload.slice() : payload.slice().asReadOnlyBuffer(),
                    0,
                    length,
                    capacity);
        }
    }

    /** Keeps a part of {@code payload}. */
    void add(int index, byte[] payload, int offset, int length, int capacity) {
        Objects.checkFromIndexSize(offset, length, payload.length);
        keep(index, payload, offset, length, capacity);
    }

    private void keep(int index, Object source, int offset, int length, int capacity) {
        if ((long) index + bytes + length > capacity) {
            throw new InvalidValueException("a message of more than " + capacity + " bytes");
        }
        if (count == sources.length) {
            grow();
        }
        sources[count] = source;
        offsets[count] = offset;
        lengths[count] = length;
        indexes[count++] = index;
        bytes += length;
    }

    private void grow() {
        sources = Arrays.copyOf(sources, 2 * count);
        offsets = Arrays.copyOf(offsets, 2 * count);
        lengths = Arrays.copyOf(lengths, 2 * count);
        indexes = Arrays.copyOf(indexes, 2 * count);
    }

    void clear() {
        // The payloads are somebody else's memory, which a writer that is used again should not keep alive.
        Arrays.fill(sources, 0, count, null);
        count = 0;
        bytes = 0;
    }

    /** Forgets what lies behind {@code position}, and returns the index that is left as the buffer's end. */
    int truncate(int position) {
        while (count > 0 && indexes[count - 1] + bytes > position) {
            int last = count - 1;
            bytes -= lengths[last];
            int start = indexes[last] + bytes;
            if (start < position) {
                lengths[last] = position - start;
                bytes += lengths[last];
                break;
            }
            sources[last] = null;
            count = last;
        }
        return position - bytes;
    }

    /** The index of {@code length} bytes that were written to the buffer, one behind the other. */
    int index(int position, int length) {
        int before = 0;
        for (int i = 0; i < count && indexes[i] + before < position + length; i++) {
            int start = indexes[i] + before;
            before += lengths[i];
            if (start > position || start + lengths[i] > position) {
                throw new IndexOutOfBoundsException(position);
            }
        }
        return position - before;
    }

    /** How many bytes the payloads have that belong at {@code index} or behind it. */
    int bytesFrom(int index) {
        int sum = 0;
        for (int i = count - 1; i >= 0 && indexes[i] >= index; i--) {
            sum += lengths[i];
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
                parts[size++] = view(i);
            }
            from = to;
        }
        return size == parts.length ? parts : Arrays.copyOf(parts, size);
    }

    private ByteBuffer view(int payload) {
        int offset = offsets[payload];
        int length = lengths[payload];
        return sources[payload] instanceof byte[] array
                ? ByteBuffer.wrap(array, offset, length).slice().asReadOnlyBuffer()
                : ((ByteBuffer) sources[payload]).slice(offset, length);
    }
}
