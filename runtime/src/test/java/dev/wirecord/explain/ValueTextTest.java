package dev.wirecord.explain;

import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.UUID;
import org.junit.jupiter.api.Test;

class ValueTextTest {

    private static String text(Object value) {
        return ValueText.of(value, NodeKind.FIELD, LengthPrefix.NONE, 0);
    }

    @Test
    void values() {
        assertEquals("true", text(true));
        assertEquals("-1", text((byte) -1));
        assertEquals("4294967295", text(4294967295L));
        assertEquals("NaN", text(Double.NaN));
        assertEquals("null", text(null));
        assertEquals("no bytes", text(hexBuffer("")));
        assertEquals("0x00ff", text(hexBuffer("00ff")));
        assertEquals("0x" + "ab".repeat(16) + "...", text(hexBuffer("ab".repeat(17))));
    }

    /** The text of a topic id in Kafka's own tools: 22 characters of URL-safe base64. */
    @Test
    void uuids() {
        assertEquals("AAAAAAAAAAAAAAAAAAAAAQ", text(new UUID(0, 1)));
        assertEquals("_____________________w", text(new UUID(-1, -1)));
        assertEquals("AAAAAAAAAAAAAAAAAAAAAA (zero)", text(new UUID(0, 0)));
    }

    @Test
    void stringsStayOnTheirLine() {
        assertEquals("\"ä漢😀\"", text("ä漢😀"));
        assertEquals("\"a\\\"b\\\\c\"", text("a\"b\\c"));
        assertEquals("\"\\u000a\\u0000\\u202e\\u2028\"", text("\n\0\u202e\u2028"));
        assertEquals("\"" + "x".repeat(60) + "\"", text("x".repeat(60)));
        assertEquals("\"" + "x".repeat(60) + "...\"", text("x".repeat(61)));
        assertEquals("\"" + "x".repeat(59) + "...\"", text("x".repeat(59) + "😀"));
    }

    @Test
    void lengthsAreShownAsTheyWereWritten() {
        assertEquals("\"a\" (compact, len+1=2)", ValueText.of("a", NodeKind.FIELD, LengthPrefix.COMPACT, 2));
        assertEquals("null (int16 len=-1)", ValueText.of(null, NodeKind.FIELD, LengthPrefix.INT16, -1));
        assertEquals("1 byte (int32 len=1)", ValueText.of(hexBuffer("00"), NodeKind.RECORDS, LengthPrefix.INT32, 1));
        assertEquals("0 elements (compact, len+1=1)", ValueText.elements(0, LengthPrefix.COMPACT, 1));
    }
}
