package dev.wirecord.explain;

import dev.wirecord.type.Uuids;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.UUID;

/** Values as a tree shows them. Long ones are cut: the tree is for eyes, and the whole value is in the node. */
final class ValueText {

    private static final int LONGEST_STRING = 60;
    private static final int LONGEST_BYTES = 16;

    private ValueText() {}

    /** A value without parts. */
    static String of(Object value, NodeKind kind, LengthPrefix prefix, long raw) {
        return plain(value, kind) + described(prefix, raw);
    }

    /** Bytes as the text that they are, in quotes; empty when they are none that one would want to read. */
    static String readable(ByteBuffer bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(bytes.duplicate())
                    .toString();
            boolean readable = !text.isEmpty()
                    && text.codePoints()
                            .allMatch(c -> Character.isDefined(c) && (c >= ' ' || "\t\r\n".indexOf(c) >= 0));
            return readable ? quoted(text) : "";
        } catch (CharacterCodingException e) {
            return "";
        }
    }

    /** The number of an array's elements. */
    static String elements(int count, LengthPrefix prefix, long raw) {
        return count + (count == 1 ? " element" : " elements") + described(prefix, raw);
    }

    /** A nullable struct that is not null. */
    static String present(LengthPrefix marker, long raw) {
        return "present" + described(marker, raw);
    }

    private static String described(LengthPrefix prefix, long raw) {
        return prefix == LengthPrefix.NONE ? "" : " (" + prefix.describe(raw) + ")";
    }

    private static String plain(Object value, NodeKind kind) {
        if (value instanceof String string) {
            return quoted(string);
        }
        if (value instanceof ByteBuffer bytes) {
            return kind == NodeKind.RECORDS ? bytes(bytes.remaining()) : hex(bytes);
        }
        return value instanceof UUID uuid ? base64(uuid) : String.valueOf(value);
    }

    private static String bytes(int count) {
        return count + (count == 1 ? " byte" : " bytes");
    }

    private static String hex(ByteBuffer bytes) {
        byte[] shown = new byte[Math.min(bytes.remaining(), LONGEST_BYTES)];
        bytes.get(bytes.position(), shown);
        String digits = shown.length == 0 ? "no bytes" : "0x" + HexFormat.of().formatHex(shown);
        return shown.length < bytes.remaining() ? digits + "..." : digits;
    }

    private static String base64(UUID uuid) {
        String text = Uuids.toBase64(uuid);
        return uuid.equals(Uuids.ZERO) ? text + " (zero)" : text;
    }

    private static String quoted(String string) {
        StringBuilder text = new StringBuilder("\"");
        int end = Math.min(string.length(), LONGEST_STRING);
        if (end < string.length() && Character.isHighSurrogate(string.charAt(end - 1))) {
            end--;
        }
        string.substring(0, end).codePoints().forEach(c -> appendEscaped(text, c));
        return text.append(end < string.length() ? "..." : "").append('"').toString();
    }

    /** Whatever would break the line or the quotes, or turn the writing around, as Java would write it. */
    private static void appendEscaped(StringBuilder text, int c) {
        int type = Character.getType(c);
        if (c == '"' || c == '\\') {
            text.append('\\').appendCodePoint(c);
        } else if (type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE) {
            for (char unit : Character.toChars(c)) {
                text.append(String.format("\\u%04x", (int) unit));
            }
        } else {
            text.appendCodePoint(c);
        }
    }
}
