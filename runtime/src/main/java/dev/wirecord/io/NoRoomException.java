package dev.wirecord.io;

/**
 * Says that an {@link Output} has no room for what is to be put. It is no error of the message: whoever began it
 * makes room and puts the message once more. It is thrown for each time that a buffer grows, so there is but one, and it
 * does not know from where.
 */
final class NoRoomException extends RuntimeException {

    private static final NoRoomException INSTANCE = new NoRoomException();

    private static final long serialVersionUID = 1;

    private NoRoomException() {
        super("the buffer has no room", null, false, false);
    }

    /** The one exception. Whoever throws it does not name its class, which nobody loads before it is thrown. */
    static RuntimeException instance() {
        return INSTANCE;
    }
}
