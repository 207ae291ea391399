package dev.wirecord.error;

/** Two codecs in one registry for the same API key and type, or for the same record. */
public final class DuplicateCodecException extends KafkaCodecException {

    private static final long serialVersionUID = 1L;

    /** Creates an error with a text that names both. */
    public DuplicateCodecException(String message) {
        super(message);
    }
}
