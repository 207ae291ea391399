package dev.wirecord.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** What the JDK's decoder takes, and nothing else. */
class Utf8DecoderTest {

    /** The first and the last byte of every row in Unicode's table of well-formed sequences, and their neighbours. */
    private static final byte[] CORNERS =
            HexFormat.of().parseHex("00417f80818f909fa0bebfc0c1c2c3dfe0e1ecedeeeff0f1f3f4f5f7f8fbfcfdfeff");

    private final Utf8Decoder decoder = new Utf8Decoder();
    private final CharsetDecoder jdk = StandardCharsets.UTF_8.newDecoder();
    private final CharBuffer chars = CharBuffer.allocate(8);

    @Test
    void upToFourBytes() {
        byte[] bytes = new byte[4];
        for (byte first : CORNERS) {
            bytes[0] = first;
            assertSameAsJdk(bytes, 1);
            for (byte second : CORNERS) {
                bytes[1] = second;
                assertSameAsJdk(bytes, 2);
                for (byte third : CORNERS) {
                    bytes[2] = third;
                    assertSameAsJdk(bytes, 3);
                    for (byte fourth : CORNERS) {
                        bytes[3] = fourth;
                        assertSameAsJdk(bytes, 4);
                    }
                }
            }
        }
    }

    @Test
    void everyCharacter() {
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
                String character = Character.toString(point);
                byte[] bytes = character.getBytes(StandardCharsets.UTF_8);
                assertEquals(character, decoder.decode(bytes, 0, bytes.length));
            }
        }
    }

    @Test
    void aPartOfAnArray() {
        String string = "ʻOkina, \uD83E\uDD80 and 蟹 ".repeat(100);
        byte[] utf8 = string.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[utf8.length + 2];
        System.arraycopy(utf8, 0, bytes, 1, utf8.length);

        assertEquals(string, decoder.decode(bytes, 1, utf8.length));
    }

    /** The bytes behind the string would make its last character whole. */
    @Test
    void aStringThatEndsBeforeTheArray() {
        assertNull(decoder.decode("é".getBytes(StandardCharsets.UTF_8), 0, 1));
        assertNull(decoder.decode("蟹".getBytes(StandardCharsets.UTF_8), 0, 2));
        assertNull(decoder.decode("\uD83E\uDD80".getBytes(StandardCharsets.UTF_8), 0, 3));
    }

    private void assertSameAsJdk(byte[] bytes, int length) {
        boolean valid = !jdk.reset()
                .decode(ByteBuffer.wrap(bytes, 0, length), chars.clear(), true)
                .isError();
        String expected = valid ? chars.flip().toString() : null;
        String actual = decoder.decode(bytes, 0, length);
        if (expected == null ? actual != null : !expected.equals(actual)) {
            assertEquals(expected, actual, HexFormat.of().formatHex(bytes, 0, length));
        }
    }
}
