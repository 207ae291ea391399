package dev.wirecord.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The decompressed records of a batch, a buffer of them at a time, and never more than the limits allow. */
final class InflatedInput {

    // The largest block that most compressors write, and room before it for the record that the last one broke off in.
    private static final int BLOCK = 64 * 1024;
    private static final int CHUNK = BLOCK + 8 * 1024;

    private static final int SMALLEST_CHUNK = 512;
    private static final int USUAL_RATIO = 4;

    private final InputStream in;
    private final int max;
    private int capacity;
    private int total;
    private int limit;
    private boolean closed;

    private InflatedInput(InputStream in, int compressed, int max) throws IOException {
        this.in = in;
        this.max = max;
        int usual = (int) Math.min(CHUNK, Math.max(SMALLEST_CHUNK, (long) compressed * USUAL_RATIO));
        this.capacity = Math.max(usual, Math.min(in.available(), max));
    }

    /** Begins to decompress a part of the batch's bytes. */
    static InflatedInput open(RecordBatch batch, Compression compression, int from, int length) {
        try {
            InputStream in = compression.codec(batch.magic()).decompress(batch.bytes, from, length);
            return new InflatedInput(in, length, batch.limits.maxBytesOf(length));
        } catch (IOException e) {
            throw batch.corrupt(compression.kafkaName() + ": " + e.getMessage(), -1);
        }
    }

    /**
     * Refuses a record that the limits cannot let through, before memory is asked for it.
     *
     * @return how many bytes its length and its body take
     */
    int require(int prefix, int length, int present) {
        long rest = (long) max - total + present;
        if ((long) prefix + length > rest) {
            throw new NumberFormatException(
                    "a length of " + length + ", where decompression may yield " + rest + " bytes");
        }
        return prefix + length;
    }

    /**
     * Moves the unread bytes of a buffer to the beginning of one, and puts decompressed bytes behind them, until the buffer
     * is full, or could not take another block, or the stream ends. The buffer grows for a record that is larger, but only as its bytes arrive.
     *
     * @param needed how many bytes a buffer must have room for
     * @param reuse whether it may be the same buffer
     * @return the buffer, filled from 0 to {@link #limit}
     */
    byte[] fill(byte[] buffer, int position, int end, int needed, boolean reuse) throws IOException {
        int kept = end - position;
        byte[] target = target(buffer, kept, reuse);
        System.arraycopy(buffer, position, target, 0, kept);
        capacity = CHUNK;
        int filled = kept;
        while (filled < Math.max(needed, Math.min(target.length, BLOCK))) {
            if (filled == target.length) {
                target = Arrays.copyOf(target, (int) Math.min(needed, 2L * target.length));
            }
            int read = read(target, filled);
            if (read < 0) {
                break;
            }
            filled += read;
        }
        limit = filled;
        return target;
    }

    private byte[] target(byte[] buffer, int kept, boolean reuse) {
        if (closed || reuse && buffer.length >= capacity) {
            return buffer;
        }
        int size = Math.max(capacity, kept);
        byte[] spare = reuse ? SpareBuffers.take(size) : null;
        return spare == null ? new byte[size] : spare;
    }

    private int read(byte[] target, int at) throws IOException {
        if (closed) {
            return -1;
        }
        // One byte more than allowed is asked for, to see whether it is there.
        int read = in.read(target, at, Math.min(target.length - at, max - total + 1));
        if (read > max - total) {
            throw new IOException("more than " + max + " bytes when decompressed, which is the limit");
        }
        total += Math.max(read, 0);
        return read;
    }

    /** Decompresses a part of the batch's bytes to its end, into an array that fits. */
    static byte[] all(RecordBatch batch, Compression compression, int from, int length) {
        InflatedInput input = open(batch, compression, from, length);
        try {
            return input.readAll();
        } catch (IOException e) {
            throw batch.corrupt(compression.kafkaName() + ": " + e.getMessage(), -1);
        } finally {
            input.close();
        }
    }

    private byte[] readAll() throws IOException {
        byte[] buffer = new byte[capacity];
        int filled = 0;
        for (int read = 0; read >= 0; read = read(buffer, filled)) {
            filled += read;
            if (filled == buffer.length) {
                buffer = Arrays.copyOf(buffer, (int) Math.min(Integer.MAX_VALUE, 2L * filled));
            }
        }
        return Arrays.copyOf(buffer, filled);
    }

    /** How far the buffer of {@link #fill} is filled. */
    int limit() {
        return limit;
    }

    void close() {
        if (closed) {
            return;
        }
        closed = true;
        try {
            in.close();
        } catch (IOException e) {
            // Nothing is read any more, so there is nothing left to go wrong.
        }
    }
}
