package dev.wirecord.error;

/** The parent of all errors that codecs, frames and the registry report. */
public abstract class KafkaCodecException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates an exception with the text that {@link #getMessage} returns. */
    protected KafkaCodecException(String message) {
        super(message);
    }

    /**
     * The same error with the message and version it occurred in. Codecs call it where an error leaves them; the
     * readers and writers underneath do not know which message they work for.
     *
     * @param messageName the message's name
     * @param version the message's version
     * @return this exception when it needs no more context
     */
    public KafkaCodecException in(String messageName, int version) {
        return this;
    }

    /**
     * An error with the message and version it occurred in, where it is one that knows such things. The types are the
     * JDK's, so that a program that starts need not load this class to be ready for errors.
     */
    public static RuntimeException in(RuntimeException error, String messageName, int version) {
        return error instanceof KafkaCodecException known ? known.in(messageName, version) : error;
    }

    /** Copies where {@code original} was thrown into {@code copy}, and returns {@code copy}. */
    static <E extends KafkaCodecException> E sameStack(KafkaCodecException original, E copy) {
        copy.setStackTrace(original.getStackTrace());
        return copy;
    }
}
