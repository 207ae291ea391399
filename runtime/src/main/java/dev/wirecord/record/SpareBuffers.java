package dev.wirecord.record;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Buffers in which cursors have read decompressed records, for the cursors after them: to make one, and to fill it with
 * zeros, takes longer than some codecs take to decompress what goes into it. There are a few for the whole program, and
 * none belongs to a thread, so they cost little when they are not used any more.
 */
final class SpareBuffers {

    private static final int SLOTS = 4;
    private static final int LARGEST = 256 * 1024;

    private static final AtomicReferenceArray<byte[]> SPARE = new AtomicReferenceArray<>(SLOTS);

    private SpareBuffers() {}

    /** A buffer with room for that many bytes, whatever is in it; null when there is none. */
    static byte[] take(int size) {
        byte[] buffer = SPARE.getAndSet(slot(), null);
        return buffer != null && buffer.length >= size ? buffer : null;
    }

    /** Leaves a buffer to others, so that nobody may look at it any more. */
    static void give(byte[] buffer) {
        if (buffer.length <= LARGEST) {
            SPARE.set(slot(), buffer);
        }
    }

    /** Threads mostly meet a buffer of their own there, which is in the cache of their core. */
    private static int slot() {
        return System.identityHashCode(Thread.currentThread()) & SLOTS - 1;
    }
}
