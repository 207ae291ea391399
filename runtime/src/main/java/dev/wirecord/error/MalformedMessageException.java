package dev.wirecord.error;

import java.util.Optional;
import java.util.OptionalInt;

/** Bytes that are not the message they were read as. */
public final class MalformedMessageException extends KafkaCodecException {

    private static final long serialVersionUID = 1L;

    private final String reason;
    private final int offset;
    private final int remaining;
    private final int run;
    private final String messageName;
    private final int version;
    private final String fieldPath;

    /**
     * Creates an error that does not know its message yet.
     *
     * @param reason what was expected and what was found
     * @param offset the byte at which reading stopped, counted from where the reader began
     * @param remaining how many bytes were left from there
     */
    public MalformedMessageException(String reason, int offset, int remaining) {
        this(reason, offset, remaining, 0, null, -1, null);
    }

    private MalformedMessageException(
            String reason, int offset, int remaining, int run, String messageName, int version, String fieldPath) {
        super((messageName == null ? "" : messageName + " v" + version + ", ")
                + (fieldPath == null ? "" : fieldPath + ", ")
                + "byte " + offset + ": " + reason + " ("
                + remaining + (remaining == 1 ? " byte" : " bytes") + " left)");
        this.reason = reason;
        this.offset = offset;
        this.remaining = remaining;
        this.run = run;
        this.messageName = messageName;
        this.version = version;
        this.fieldPath = fieldPath;
    }

    /**
     * An error about values of fixed size that are read together and are not all there. Which of them is missing is found
     * by reading them again, one after the other.
     *
     * @param length how many bytes the values take
     * @param offset the byte at which the first of them begins
     * @param remaining how many bytes were left from there
     */
    public static MalformedMessageException inRun(int length, int offset, int remaining) {
        return new MalformedMessageException(
                "expected " + length + " bytes", offset, remaining, length, null, -1, null);
    }

    @Override
    public MalformedMessageException in(String name, int messageVersion) {
        return in(name, messageVersion, fieldPath);
    }

    /**
     * The same error with the message, the version and the field it occurred in.
     *
     * @param name the message's name
     * @param messageVersion the message's version
     * @param path the field, or null when none is known
     * @return this exception when it knows its message already
     */
    public MalformedMessageException in(String name, int messageVersion, String path) {
        return messageName != null
                ? this
                : sameStack(
                        this,
                        new MalformedMessageException(reason, offset, remaining, run, name, messageVersion, path));
    }

    /**
     * Whether {@code other} can be what this error is about: it is at the same byte of the same bytes, or, where this one
     * is about a run of values, within the run.
     */
    public boolean covers(MalformedMessageException other) {
        int behind = other.offset - offset;
        return behind == remaining - other.remaining && (behind == 0 || (behind > 0 && behind < run));
    }

    /** Whether this error is about a run of values and does not know which of them is missing. */
    public boolean isInRun() {
        return run > 0;
    }

    /**
     * The same error where what is wrong has been found more exactly.
     *
     * @param exactly what was expected and what was found
     * @param at the byte at which reading stopped
     * @param left how many bytes were left from there
     */
    public MalformedMessageException at(String exactly, int at, int left) {
        return sameStack(this, new MalformedMessageException(exactly, at, left, 0, messageName, version, fieldPath));
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

    /**
     * The field that was being read, as in {@code topics[3].partitions[0].replicaNodes}: the names of Kafka's schemas with
     * their first letter in lower case, and indexes of elements. {@code taggedFields} is a struct's tag section, and
     * {@code taggedFields[7]} the field with the unknown tag 7. Empty when the error is about no field, as with bytes
     * behind the message.
     */
    public Optional<String> fieldPath() {
        return Optional.ofNullable(fieldPath);
    }

    /** The version that was being read; empty for a frame or header that was never a message. */
    public OptionalInt version() {
        return messageName == null ? OptionalInt.empty() : OptionalInt.of(version);
    }
}
