package dev.wirecord.explain;

import dev.wirecord.record.DecompressionLimits;

/** How much the batches of one message may still decompress to, all together: a message may hold many. */
final class DecompressionBudget {

    /** A failure costs at least that part of the whole, so that the time for many of them is bounded, too. */
    private static final int FAILURES = 64;

    private final DecompressionLimits limits;
    private int left;

    DecompressionBudget(DecompressionLimits limits) {
        this.limits = limits;
        this.left = limits.maxBytes();
    }

    /** The limits for the next batch. */
    DecompressionLimits left() {
        return new DecompressionLimits(left, limits.maxRatio());
    }

    /** Counts what a batch has decompressed to. */
    void spend(int bytes) {
        left -= bytes;
    }

    /** Counts a batch that could not be decompressed, or not within the limits. */
    void spendOnFailure() {
        left -= Math.min(left, Math.max(1, limits.maxBytes() / FAILURES));
    }
}
