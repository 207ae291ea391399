package dev.wirecord.io;

/**
 * What a reader refuses however well-formed it is. The defaults are those of Kafka 4.4's broker and clients.
 *
 * @param maxFrameBytes the largest size prefix of a frame
 * @param maxArrayElements the most elements in one array
 * @param maxTaggedFields the most fields in one tag section
 */
public record ReadLimits(int maxFrameBytes, int maxArrayElements, int maxTaggedFields) {

    // With its size prefix a frame must fit into one array.
    private static final int LARGEST_FRAME = Integer.MAX_VALUE - 8 - Integer.BYTES;

    /** 100 MiB a frame, 1,000,000 elements an array, 10,000 fields a tag section. */
    public static final ReadLimits DEFAULT = new ReadLimits(100 * 1024 * 1024, 1_000_000, 10_000);

    /** Refuses negative limits, and frames larger than an array can be. */
    public ReadLimits {
        if (maxFrameBytes < 0 || maxArrayElements < 0 || maxTaggedFields < 0) {
            throw new IllegalArgumentException("a limit is negative");
        }
        if (maxFrameBytes > LARGEST_FRAME) {
            throw new IllegalArgumentException("no frame can have more than " + LARGEST_FRAME + " bytes");
        }
    }

    /** These limits with another largest frame. */
    public ReadLimits withMaxFrameBytes(int bytes) {
        return new ReadLimits(bytes, maxArrayElements, maxTaggedFields);
    }

    /** These limits with another largest array. */
    public ReadLimits withMaxArrayElements(int elements) {
        return new ReadLimits(maxFrameBytes, elements, maxTaggedFields);
    }

    /** These limits with another largest tag section. */
    public ReadLimits withMaxTaggedFields(int fields) {
        return new ReadLimits(maxFrameBytes, maxArrayElements, fields);
    }
}
