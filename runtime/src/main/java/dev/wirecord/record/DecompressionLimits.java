package dev.wirecord.record;

/**
 * How much a compressed batch may grow. A few hundred bytes can decompress to gigabytes, so a batch is refused as soon as
 * it goes beyond a limit, before more memory is asked for.
 *
 * @param maxBytes the most bytes that the records of one batch take when decompressed
 * @param maxRatio how many times larger than its compressed bytes a batch may become; it does not count for the first
 *     {@link #FREE_BYTES}, since a few equal records compress better than anything
 */
public record DecompressionLimits(int maxBytes, int maxRatio) {

    /** 1 MiB: so much may come out of any batch. */
    public static final int FREE_BYTES = 1024 * 1024;

    /** 100 MiB a batch, as much as a frame may have, and a thousandfold: gzip cannot do better than 1,032. */
    public static final DecompressionLimits DEFAULT = new DecompressionLimits(100 * 1024 * 1024, 1000);

    /** Refuses negative limits. */
    public DecompressionLimits {
        if (maxBytes < 0 || maxRatio < 0) {
            throw new IllegalArgumentException("a limit is negative");
        }
    }

    /** The most bytes that may come out of that many. */
    int maxBytesOf(int compressed) {
        return (int) Math.min(maxBytes, Math.max(FREE_BYTES, (long) compressed * maxRatio));
    }
}
