package dev.wirecord.frame;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ReadLimits;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Cuts a stream of bytes, in whatever slices it arrives, into whole frames. Memory follows the bytes that have arrived
 * and not what a size prefix claims. One instance belongs to one connection and one thread.
 *
 * <p>A size that is negative or above the limit means that the stream is not Kafka's, or out of step: the decoder
 * refuses it, and everything after it.
 */
public final class FrameDecoder {

    private static final int SIZE_PREFIX = Integer.BYTES;

    private final ReadLimits limits;
    private byte[] frame = new byte[SIZE_PREFIX];
    private int filled;
    private long consumed;
    private MalformedMessageException failure;

    /** A decoder that takes frames of up to 100 MiB, as Kafka's brokers do. */
    public FrameDecoder() {
        this(ReadLimits.DEFAULT);
    }

    /** A decoder that takes frames of up to {@link ReadLimits#maxFrameBytes}. */
    public FrameDecoder(ReadLimits limits) {
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /**
     * Takes all bytes that remain in {@code slice} and returns the frames that they complete, in order, each with its
     * size prefix and in memory of its own.
     *
     * @throws MalformedMessageException when a size prefix is negative or above the limit, now or at an earlier call;
     *     frames that the same slice completed before it are lost with the connection
     */
    public List<ByteBuffer> feed(ByteBuffer slice) {
        if (failure != null) {
            throw failure;
        }
        List<ByteBuffer> frames = new ArrayList<>(1);
        while (slice.hasRemaining()) {
            fill(slice);
            if (filled >= SIZE_PREFIX && filled == frameLength()) {
                frames.add(ByteBuffer.wrap(frame));
                consumed += filled;
                frame = new byte[SIZE_PREFIX];
                filled = 0;
            }
        }
        return frames;
    }

    /** How many bytes of a frame that is not complete are held. */
    public int pending() {
        return filled;
    }

    private void fill(ByteBuffer slice) {
        int wanted = filled < SIZE_PREFIX ? SIZE_PREFIX - filled : frameLength() - filled;
        int taken = Math.min(wanted, slice.remaining());
        if (frame.length - filled < taken) {
            frame = Arrays.copyOf(frame, capacity(filled + taken));
        }
        slice.get(frame, filled, taken);
        filled += taken;
        if (filled == SIZE_PREFIX) {
            requireFrameSize(slice.remaining());
        }
    }

    /** The whole frame where it is all there, and otherwise at most twice what has arrived. */
    private int capacity(int needed) {
        return (int) Math.min(frameLength(), Math.max(needed, 2L * frame.length));
    }

    private int frameLength() {
        return SIZE_PREFIX + ByteBuffer.wrap(frame).getInt(0);
    }

    private void requireFrameSize(int remaining) {
        try {
            requireSize(ByteBuffer.wrap(frame).getInt(0), limits, consumed + SIZE_PREFIX, remaining);
        } catch (MalformedMessageException e) {
            failure = e;
            throw e;
        }
    }

    /** Refuses a size prefix that is negative or above the limit. */
    static void requireSize(int size, ReadLimits limits, long offset, int remaining) {
        if (size < 0 || size > limits.maxFrameBytes()) {
            String reason = size < 0
                    ? "a frame of the negative size " + size
                    : "a frame of " + size + " bytes, more than the limit of " + limits.maxFrameBytes();
            throw new MalformedMessageException(reason, (int) Math.min(offset, Integer.MAX_VALUE), remaining);
        }
    }
}
