package dev.wirecord.explain;

import dev.wirecord.record.DecompressionLimits;

/** How much the batches of one message may still decompress to, all together: a message may hold many. */
final class DecompressionBudget {

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

    void spend(int bytes) {
        left -= bytes;
    }
}
