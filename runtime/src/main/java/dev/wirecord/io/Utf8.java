package dev.wirecord.io;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Strings that come as UTF-8. */
final class Utf8 {

    private static final char REPLACEMENT = '\uFFFD';

    private Utf8() {}

    /** Decodes; malformed bytes become U+FFFD, which {@link #isMalformed} tells from one that was sent. */
    static String decode(byte[] bytes, int offset, int length) {
        return new String(bytes, offset, length, StandardCharsets.UTF_8);
    }

    /**
     * Whether {@code decoded} hides malformed bytes. Almost always answered without looking at the bytes: a string of
     * Latin-1 characters cannot hold a replacement character, and its {@code indexOf} knows.
     */
    static boolean isMalformed(String decoded, byte[] bytes, int offset, int length) {
        if (decoded.indexOf(REPLACEMENT) < 0) {
            return false;
        }
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, offset, length));
            return false;
        } catch (CharacterCodingException e) {
            return true;
        }
    }
}
