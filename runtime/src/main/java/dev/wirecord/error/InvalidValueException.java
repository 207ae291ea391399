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

    // Declared to return what the JDK knows: the verifier loads the class of everything that a method throws, and a
    // program that starts would load the errors that it never sees.

    /** An error that does not know its message yet, for classes that every program loads. */
    public static RuntimeException of(String reason) {
        return new InvalidValueException(reason);
    }

    /** A null in a field, or as an element of the list in a field, that never allows it. */
    public static RuntimeException nullValue(String field) {
        return new InvalidValueException(field + " is null");
    }

    @Override
    public InvalidValueException in(String messageName, int version) {
        return complete
                ? this
                : sameStack(this, new InvalidValueException(messageName + " v" + version + ": " + getMessage(), true));
    }
}
