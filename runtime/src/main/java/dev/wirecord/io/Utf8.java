package dev.wirecord.io;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Strings that come as UTF-8. */
final class Utf8 {

    private static final char REPLACEMENT = '\uFFFD';

    private static final long NOT_ASCII = 0x8080808080808080L;

    private Utf8() {}

    /**
     * Whether a string is as long as names are, 8 to 32 bytes, and ASCII. The first and the last eight bytes may overlap,
     * so there is no loop whose length the processor would have to guess.
     */
    static boolean isAsciiName(byte[] bytes, int offset, int length) {
        if (length < 8 || length > 32) {
            return false;
        }
        long bits = BigEndian.getLong(bytes, offset) | BigEndian.getLong(bytes, offset + length - 8);
        if (length > 16) {
            bits |= BigEndian.getLong(bytes, offset + 8);
            if (length > 24) {
                bits |= BigEndian.getLong(bytes, offset + 16);
            }
        }
        return (bits & NOT_ASCII) == 0;
    }

    /**
     * Decodes ASCII, which cannot be malformed. The constructor is deprecated for other bytes; it copies, and is small
     * enough to become a part of its caller, which that of {@link #decode} is not.
     */
    @SuppressWarnings("deprecation")
    static String decodeAscii(byte[] bytes, int offset, int length) {
        return new String(bytes, 0, offset, length);
    }

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
