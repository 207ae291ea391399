package dev.wirecord.explorer.input;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Reads hex as people paste it: digits with or without spaces, colons, commas, {@code 0x} and {@code \x}, braces and
 * quotes around them, and the dumps of xxd, hexdump -C, od -t x1, tcpdump -X and Wireshark, with their offsets before and
 * their text behind the bytes.
 */
public final class HexText {

    private static final String BETWEEN = ":,;.-_{}[]()\"'";

    /** What hexdump and od print unless they are told otherwise. */
    private static final Pattern WORDS = Pattern.compile("(?i)0{7}\\s+[0-9a-f]{4,6}(?:\\s[^\\n]*)?");

    private HexText() {}

    /**
     * The bytes.
     *
     * @throws InputException when the text is no hex
     */
    public static byte[] parse(String text) {
        List<String> lines =
                text.lines().filter(line -> !line.isBlank() && !isRuler(line)).toList();
        if (isDumpOfWords(lines)) {
            throw new InputException("This is a dump of words, which hides the order of their bytes. "
                    + "Take hexdump -C, xxd, or od -A x -t x1.");
        }
        return HexDump.isDump(lines) ? HexDump.parse(lines) : digits(text);
    }

    private static boolean isDumpOfWords(List<String> lines) {
        return !lines.isEmpty() && WORDS.matcher(lines.get(0)).matches();
    }

    /** Whether the bytes of a file or pipe are the characters of hex, and not what the hex stands for. */
    public static boolean looksLikeHex(byte[] bytes) {
        if (bytes.length == 0) {
            return false;
        }
        for (byte b : bytes) {
            if ((b < ' ' && b != '\n' && b != '\r' && b != '\t') || b == 0x7f) {
                return false;
            }
        }
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        try {
            return isDumpOfWords(text.lines().toList()) || parse(text).length >= 0;
        } catch (InputException e) {
            return false;
        }
    }

    /** The digits of the columns over a grid of bytes. */
    private static boolean isRuler(String line) {
        return line.toLowerCase(Locale.ROOT).matches("\\s*(?:offset\\s+)?0?0 +0?1 +0?2 +0?3.* 0?f\\s*");
    }

    /** Separators stand between bytes and not within them, where they are a sign of a digit that is missing. */
    private static byte[] digits(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int high = -1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (high < 0 && isBetween(c)) {
                continue;
            }
            if (high < 0 && isPrefix(text, i)) {
                i++;
            } else if (!HexFormat.isHexDigit(c)) {
                throw unexpected(text, i, high >= 0);
            } else if (high < 0) {
                high = HexFormat.fromHexDigit(c);
            } else {
                bytes.write(high << 4 | HexFormat.fromHexDigit(c));
                high = -1;
            }
        }
        if (high >= 0) {
            throw new InputException("The last byte has one hex digit only.");
        }
        return bytes.toByteArray();
    }

    private static boolean isBetween(char c) {
        return Character.isWhitespace(c) || BETWEEN.indexOf(c) >= 0;
    }

    private static boolean isPrefix(String text, int at) {
        return text.regionMatches(true, at, "0x", 0, 2) || text.startsWith("\\x", at);
    }

    private static InputException unexpected(String text, int at, boolean insideByte) {
        long line = text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
        int column = at - text.lastIndexOf('\n', at - 1);
        return new InputException(
                "Line " + line + ", column " + column + ": \"" + Character.toString(text.codePointAt(at))
                        + "\" is no hex digit" + (insideByte ? ", and the byte before it has one digit only." : "."));
    }
}
