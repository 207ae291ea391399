package dev.wirecord.io;

/** How closely a reader looks. Both profiles refuse whatever kafka-clients refuses. */
public enum ReadProfile {
    /**
     * Accepts what the protocol guide describes and nothing else: lengths of at least -1, shortest-form varints of 32
     * bits, valid UTF-8, tags in ascending order whose fields end where their size says, no bytes behind the message.
     */
    STRICT,
    /**
     * Accepts what kafka-clients' generated classes accept: any negative length is null, varints may be padded, invalid
     * UTF-8 becomes U+FFFD, tags come in any order and their sizes are not compared, bytes behind the message are left.
     */
    KAFKA
}
