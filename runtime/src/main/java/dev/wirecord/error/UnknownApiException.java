package dev.wirecord.error;

/** An API key, message class or message name for which a registry has no codec. */
public final class UnknownApiException extends KafkaCodecException {

    private static final long serialVersionUID = 1L;

    /** Creates an error with a text that says what was looked up. */
    public UnknownApiException(String message) {
        super(message);
    }
}
