package dev.wirecord.explorer.serve;

/** Input that cannot be explained; the message says why, to the person who put it in. */
final class RefusedInputException extends Exception {

    private static final long serialVersionUID = 1L;

    RefusedInputException(String reason) {
        super(reason);
    }
}
