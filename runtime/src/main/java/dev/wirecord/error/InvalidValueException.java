package dev.wirecord.error;

/** A value that no version of a message can carry: a null, a string too long, a number out of its range. */
public final class InvalidValueException extends KafkaCodecException {

    private static final long serialVersionUID = 1L;

    private final boolean complete;

    /** Creates an error that does not know its message yet. */
    public InvalidValueException(String reason) {
        this(reason, false);
    }

    private InvalidValueException(String reason, boolean complete) {
        super(reason);
        this.complete = complete;
    }

    /** A null in a field, or as an element of the list in a field, that never allows it. */
    public static InvalidValueException nullValue(String field) {
        return new InvalidValueException(field + " is null");
    }

    @Override
    public InvalidValueException in(String messageName, int version) {
        return complete
                ? this
                : sameStack(this, new InvalidValueException(messageName + " v" + version + ": " + getMessage(), true));
    }
}
