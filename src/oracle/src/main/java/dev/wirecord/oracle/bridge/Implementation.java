package dev.wirecord.oracle.bridge;

import dev.wirecord.oracle.value.StructValue;

/** What can turn values of one message into bytes and back. */
public interface Implementation {

    /**
     * The bytes of a message's body.
     *
     * @throws RefusedException when the version, or any version, cannot carry the value
     */
    byte[] encode(StructValue value, int version);

    /**
     * The message of which {@code bytes} is the body.
     *
     * @throws RefusedException when the bytes are no such body, or do not end with it
     */
    StructValue decode(byte[] bytes, int version);
}
