package dev.wirecord.explorer.input;

/** A text that is no hex; it says where. */
public final class InputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    InputException(String message) {
        super(message);
    }
}
