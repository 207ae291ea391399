package dev.wirecord.error;

import java.util.OptionalInt;

/** A record batch whose bytes are not what its header or the format says. */
public final class CorruptBatchException extends KafkaCodecException {

    private static final long serialVersionUID = 1L;

    private final String reason;
    private final int position;
    private final long baseOffset;
    private final int recordIndex;

    /**
     * Creates an error.
     *
     * @param reason what was expected and what was found
     * @param position the byte at which the batch begins, counted from the first byte of the records
     * @param baseOffset what the first eight bytes of the batch say: its base offset, or the offset of a message before
     *     magic 2
     * @param recordIndex the record that is wrong, counted from 0; -1 when it is the batch as such
     */
    public CorruptBatchException(String reason, int position, long baseOffset, int recordIndex) {
        super("batch at byte " + position + ", offset " + baseOffset
                + (recordIndex < 0 ? "" : ", record " + recordIndex) + ": " + reason);
        this.reason = reason;
        this.position = position;
        this.baseOffset = baseOffset;
        this.recordIndex = recordIndex;
    }

    /** What was expected and what was found. */
    public String reason() {
        return reason;
    }

    /** The byte at which the batch begins, counted from the first byte of the records it is among. */
    public int position() {
        return position;
    }

    /** What the first eight bytes of the batch say: its base offset, or the offset of a message before magic 2. */
    public long baseOffset() {
        return baseOffset;
    }

    /** The record that is wrong, counted from 0; empty when it is the batch as such. */
    public OptionalInt recordIndex() {
        return recordIndex < 0 ? OptionalInt.empty() : OptionalInt.of(recordIndex);
    }
}
