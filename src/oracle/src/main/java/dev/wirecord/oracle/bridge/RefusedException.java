package dev.wirecord.oracle.bridge;

/**
 * An implementation does not accept a value or bytes. This is an answer, to be compared with that of the other
 * implementation; whatever else an implementation throws is a fault.
 */
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RefusedException(RuntimeException cause) {
        super(cause.toString(), cause);
    }

    RefusedException(String reason) {
        super(reason);
    }
}
