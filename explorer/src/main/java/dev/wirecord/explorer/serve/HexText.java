package dev.wirecord.explorer.serve;

import java.io.ByteArrayOutputStream;

/** Bytes as people write them: pairs of hex digits, with or without spaces, commas, colons and {@code 0x} between. */
final class HexText {

    private static final int HEX = 16;

    private HexText() {}

    /**
     * The bytes of a text.
     *
     * @param most how many there may be
     * @throws RefusedInputException when there are more, or when there is something else; it names the place
     */
    static byte[] parse(String text, int most) throws RefusedInputException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int high = -1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int digit = Character.digit(c, HEX);
            if (high < 0 && (isBetween(c) || isPrefix(text, i))) {
                i += isBetween(c) ? 0 : 1;
            } else if (digit < 0 || c > 'f') {
                throw new RefusedInputException(unexpected(text, i, high >= 0));
            } else if (high < 0) {
                high = digit;
            } else {
                bytes.write(high * HEX + digit);
                high = -1;
                if (bytes.size() > most) {
                    throw new RefusedInputException(
                            "There are more than " + most + " bytes, which is the most a page shows.");
                }
            }
        }
        if (high >= 0) {
            throw new RefusedInputException("The last byte has one hex digit only.");
        }
        return bytes.toByteArray();
    }

    private static boolean isBetween(char c) {
        return Character.isWhitespace(c) || c == ',' || c == ':';
    }

    private static boolean isPrefix(String text, int at) {
        return text.startsWith("0x", at) || text.startsWith("\\x", at);
    }

    private static String unexpected(String text, int at, boolean insideByte) {
        long line = text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
        int column = at - text.lastIndexOf('\n', at - 1);
        return "Line " + line + ", column " + column + ": \"" + Character.toString(text.codePointAt(at))
                + "\" is no hex digit" + (insideByte ? ", and the byte before it has one digit only." : ".");
    }
}
