package dev.wirecord.explorer.names;

/** A name or key that stands for no message; the text says what was typed, and what may have been meant. */
public final class UnknownNameException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnknownNameException(String message) {
        super(message);
    }
}
