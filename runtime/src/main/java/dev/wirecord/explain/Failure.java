package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;

/**
 * Why bytes could not be explained to their end.
 *
 * @param path the field at fault, as {@link FieldPaths} writes it; empty when it is none in particular
 * @param offset the byte at which reading stopped, counted from the first one explained
 * @param reason what was expected and what was found
 * @param remaining how many bytes were left from there
 */
public record Failure(String path, int offset, String reason, int remaining) {

    static Failure of(String path, MalformedMessageException error) {
        return new Failure(path, error.offset(), error.reason(), error.remaining());
    }

    /** The failure in words: path, byte, reason and what was left. */
    @Override
    public String toString() {
        return (path.isEmpty() ? "" : path + ", ") + "byte " + offset + ": " + reason + " (" + remaining
                + (remaining == 1 ? " byte" : " bytes") + " left)";
    }
}
