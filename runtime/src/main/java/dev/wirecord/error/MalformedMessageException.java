package dev.wirecord.error;

import java.util.Optional;
import java.util.OptionalInt;

/** Bytes that are not the message they were read as. */
public final class MalformedMessageException extends KafkaCodecException {

    private static final long serialVersionUID = 1L;

    private final String reason;
    private final int offset;
    private final int remaining;
    private final String messageName;
    private final int version;

    /**
     * Creates an error that does not know its message yet.
     *
     * @param reason what was expected and what was found
     * @param offset the byte at which reading stopped, counted from where the reader began
     * @param remaining how many bytes were left from there
     */
    public MalformedMessageException(String reason, int offset, int remaining) {
        this(reason, offset, remaining, null, -1);
    }

    private MalformedMessageException(String reason, int offset, int remaining, String messageName, int version) {
        super((messageName == null ? "" : messageName + " v" + version + ", ") + "byte " + offset + ": " + reason + " ("
                + remaining + (remaining == 1 ? " byte" : " bytes") + " left)");
        this.reason = reason;
        this.offset = offset;
        this.remaining = remaining;
        this.messageName = messageName;
        this.version = version;
    }

    @Override
    public MalformedMessageException in(String name, int messageVersion) {
        return messageName != null
                ? this
                : sameStack(this, new MalformedMessageException(reason, offset, remaining, name, messageVersion));
    }

    /** What was expected and what was found. */
    public String reason() {
        return reason;
    }

    /** The byte at which reading stopped, counted from the first byte of the message or frame that was handed in. */
    public int offset() {
        return offset;
    }

    /** How many bytes were left at {@link #offset}. */
    public int remaining() {
        return remaining;
    }

    /** The message that was being read; empty for a frame or header that was never one. */
    public Optional<String> messageName() {
        return Optional.ofNullable(messageName);
    }

    /** The version that was being read; empty for a frame or header that was never a message. */
    public OptionalInt version() {
        return messageName == null ? OptionalInt.empty() : OptionalInt.of(version);
    }
}
