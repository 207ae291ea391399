package dev.wirecord.error;

/**
 * A version that a message does not have, or a value that a version of it cannot carry.
 *
 * <p>The methods that make one are declared to return the parent: codecs throw what they return, and the verifier loads
 * the class of everything that is thrown, which a program that starts has no use for.
 */
public final class UnsupportedVersionException extends KafkaCodecException {

    private static final long serialVersionUID = 1L;

    private final boolean complete;

    /** Creates an error with a text that says everything. */
    public UnsupportedVersionException(String message) {
        this(message, true);
    }

    private UnsupportedVersionException(String message, boolean complete) {
        super(message);
        this.complete = complete;
    }

    /**
     * A value in a field that the version being written lacks.
     *
     * @param field the field that holds it
     * @param versions the versions that have the field, as schemas write them
     */
    public static RuntimeException fieldNotInVersion(String field, String versions) {
        return new UnsupportedVersionException(
                field + " holds a value, and only versions " + versions + " have that field", false);
    }

    /**
     * A null in a field that cannot be null in the version being written.
     *
     * @param field the field that holds it
     * @param versions the versions in which it may be null, as schemas write them
     */
    public static RuntimeException nullNotInVersion(String field, String versions) {
        return new UnsupportedVersionException(
                field + " is null, and only versions " + versions + " allow that", false);
    }

    /** Unknown tagged fields in a message whose version being written has no tag sections. */
    public static RuntimeException taggedFieldsNotInVersion(String field) {
        return new UnsupportedVersionException(field + " holds tagged fields, and this version is not flexible", false);
    }

    @Override
    public UnsupportedVersionException in(String messageName, int version) {
        return complete
                ? this
                : sameStack(
                        this,
                        new UnsupportedVersionException(messageName + " v" + version + ": " + getMessage(), true));
    }
}
