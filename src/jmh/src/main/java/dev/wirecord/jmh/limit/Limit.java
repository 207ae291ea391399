package dev.wirecord.jmh.limit;

/**
 * A codec for one message in one version, written by hand for nothing but speed: straight-line code over a byte array,
 * no growing, no look at what a version can carry. It does refuse what any codec must: tagged fields that it would drop,
 * strings that are not UTF-8, lengths beyond the bytes. It marks what a generated codec could reach.
 *
 * @param <T> the record of the message, the same that the generated codec reads and writes
 */
public interface Limit<T> {

    /** Writes the body to the start of {@code out}, which is large enough, and returns its length. */
    int encode(T message, byte[] out);

    /** Reads the body that {@code in} holds. */
    T decode(byte[] in);
}
