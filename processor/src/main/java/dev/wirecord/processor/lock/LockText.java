package dev.wirecord.processor.lock;

import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lock as people review it: a block for each message, in it a line for each field, and the fields of a struct
 * indented below it. An edit of one field is a diff of one line.
 *
 * <pre>
 * org.example.QuotaRequest: request 900, versions 0-4, flexible 3+
 *   TimeoutMs int32 0+ default 1000
 *   Entries []struct 1+ nullable 2+
 *     Key string 0+
 *   RackId string 3+ tag 0 nullable 3+ default null
 * </pre>
 */
final class LockText {

    /** A line that is none of a lock. */
    static final class UnreadableException extends Exception {

        private static final long serialVersionUID = 1L;

        private final int line;

        UnreadableException(int line, String text) {
            super(text);
            this.line = line;
        }

        /** The number of the line, from 1. */
        int line() {
            return line;
        }
    }

    private static final String HEAD = """
            # What decides the bytes of each message version. Wirecord adds versions, and refuses to change those that are
            # here. Keep this file under version control; whoever edits it changes what old bytes mean.
            """;

    private static final String RANGE = "none|[0-9]+\\+?|[0-9]+-[0-9]+";
    private static final Pattern MESSAGE =
            Pattern.compile("([^\\s:]+): ([a-z-]+(?: -?[0-9]+)?), versions (" + RANGE + "), flexible (" + RANGE + ")");
    private static final Pattern FIELD = Pattern.compile("( +)(\\w+) (\\[]\\w+|\\w+) (" + RANGE + ")"
            + "(?: tag ([0-9]+)(?: in (" + RANGE + "))?)?"
            + "(?: nullable (" + RANGE + "))?(?: flexible (" + RANGE + "))?(?: default (.+))?");

    private final List<String> lines;
    private int next;

    private LockText(List<String> lines) {
        this.lines = lines;
    }

    /** The messages of a lock, by the class names of their records. */
    static TreeMap<String, LockedMessage> parse(String text) throws UnreadableException {
        LockText parser = new LockText(text.lines().toList());
        TreeMap<String, LockedMessage> messages = new TreeMap<>();
        while (parser.next < parser.lines.size()) {
            String line = parser.lines.get(parser.next);
            if (line.isBlank() || line.startsWith("#")) {
                parser.next++;
            } else {
                LockedMessage message = parser.message(line);
                messages.put(message.record(), message);
            }
        }
        return messages;
    }

    private LockedMessage message(String line) throws UnreadableException {
        Matcher parts = MESSAGE.matcher(line);
        if (!parts.matches()) {
            throw unreadable();
        }
        Versions versions = range(parts.group(3));
        Versions flexible = range(parts.group(4));
        next++;
        return new LockedMessage(parts.group(1), parts.group(2), versions, flexible, fields(2));
    }

    private List<LockedField> fields(int indent) throws UnreadableException {
        List<LockedField> fields = new ArrayList<>();
        while (next < lines.size() && lines.get(next).startsWith(" ".repeat(indent))) {
            Matcher parts = FIELD.matcher(lines.get(next));
            if (!parts.matches() || parts.group(1).length() != indent) {
                throw unreadable();
            }
            fields.add(field(parts, indent));
        }
        return fields;
    }

    private LockedField field(Matcher parts, int indent) throws UnreadableException {
        Versions versions = range(parts.group(4));
        boolean hasTag = parts.group(5) != null;
        Versions tagged = parts.group(6) != null ? range(parts.group(6)) : hasTag ? versions : Versions.NONE;
        Versions nullable = parts.group(7) == null ? Versions.NONE : range(parts.group(7));
        Versions flexible = parts.group(8) == null ? null : range(parts.group(8));
        int tag = hasTag ? Integer.parseInt(parts.group(5)) : FieldSchema.NO_TAG;
        next++;
        return new LockedField(
                parts.group(2),
                parts.group(3),
                versions,
                tag,
                tagged,
                nullable,
                flexible,
                parts.group(9) == null ? "" : parts.group(9),
                fields(indent + 2));
    }

    private Versions range(String text) throws UnreadableException {
        try {
            return Versions.parse(text);
        } catch (IllegalArgumentException e) {
            throw unreadable();
        }
    }

    private UnreadableException unreadable() {
        return new UnreadableException(next + 1, lines.get(next).strip());
    }

    /** The text of a lock; {@link #parse} reads it back. */
    static String print(Collection<LockedMessage> messages) {
        StringBuilder text = new StringBuilder(HEAD);
        for (LockedMessage message : messages) {
            text.append('\n').append(message.record()).append(": ").append(message.api());
            text.append(", versions ").append(message.versions());
            text.append(", flexible ").append(message.flexible()).append('\n');
            print(message.fields(), "  ", text);
        }
        return text.toString();
    }

    private static void print(List<LockedField> fields, String indent, StringBuilder text) {
        for (LockedField field : fields) {
            text.append(indent).append(line(field)).append('\n');
            print(field.fields(), indent + "  ", text);
        }
    }

    /** A field in a line. */
    static String line(LockedField field) {
        StringBuilder line = new StringBuilder(field.name() + " " + field.type() + " " + field.versions());
        if (field.hasTag()) {
            line.append(" tag ").append(field.tag());
            line.append(field.tagged().equals(field.versions()) ? "" : " in " + field.tagged());
        }
        line.append(field.nullable().isNone() ? "" : " nullable " + field.nullable());
        line.append(field.flexible() == null ? "" : " flexible " + field.flexible());
        line.append(field.defaultText().isEmpty() ? "" : " default " + field.defaultText());
        return line.toString();
    }
}
