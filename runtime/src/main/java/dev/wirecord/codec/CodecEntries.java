package dev.wirecord.codec;

import dev.wirecord.schema.MessageType;
import java.util.AbstractList;
import java.util.RandomAccess;

/**
 * The entries of a generated provider, each a line of text that is read when somebody asks for the entry: a program that
 * starts looks up a few codecs of hundreds, and has no time for all of them. {@link CodecEntry#toLine} says what is in a
 * line.
 *
 * <p>No two lines are of one record, which generated providers make sure of. A provider written by hand has a list of
 * {@link CodecEntry} instead.
 */
public final class CodecEntries extends AbstractList<CodecEntry> implements RandomAccess {

    private final String scope;
    private final String[] lines;

    private CodecEntries(String scope, String[] lines) {
        this.scope = scope;
        this.lines = lines;
    }

    /**
     * The entries in the given lines, in their order.
     *
     * @param scope what the names of all records begin with, and the lines leave out: a package and a dot, or nothing
     */
    public static CodecEntries of(String scope, String... lines) {
        return new CodecEntries(scope, lines);
    }

    @Override
    public int size() {
        return lines.length;
    }

    /**
     * Reads the entry at {@code index}, every time anew.
     *
     * @throws IllegalArgumentException when the line is no entry
     */
    @Override
    public CodecEntry get(int index) {
        return CodecEntry.parse(scope, lines[index]);
    }

    /** Where the message of that type and API key is, or -1. */
    int indexOf(MessageType type, int apiKey) {
        String start =
                type.kafkaName().concat(" ").concat(Integer.toString(apiKey)).concat(" ");
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].startsWith(start)) {
                return i;
            }
        }
        return -1;
    }

    /** Where the record of that binary name is, or -1. */
    int indexOf(String recordName) {
        if (!recordName.startsWith(scope)) {
            return -1;
        }
        String end = " ".concat(recordName.substring(scope.length()));
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].endsWith(end)) {
                return i;
            }
        }
        return -1;
    }
}
