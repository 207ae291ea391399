package dev.wirecord.type;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.bytesOf;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class TaggedFieldTest {

    @Test
    void holdsWhatRemainsInTheBuffer() {
        ByteBuffer buffer = hexBuffer("ff 0a0b ff").position(1).limit(3);

        TaggedField field = new TaggedField(7, buffer);

        assertHex("0a0b", bytesOf(field.data()));
        assertEquals(TaggedField.of(7, hex("0a0b")), field);
        assertEquals(1, buffer.position());
    }

    @Test
    void doesNotFollowThePositionOfTheBufferItCameFrom() {
        ByteBuffer buffer = hexBuffer("0a0b");
        TaggedField field = new TaggedField(7, buffer);

        buffer.get();

        assertHex("0a0b", bytesOf(field.data()));
    }

    @Test
    void handsOutReadOnlyViewsWithPositionsOfTheirOwn() {
        TaggedField field = TaggedField.of(7, hex("0a0b"));

        ByteBuffer view = field.data();
        view.get();

        assertTrue(view.isReadOnly());
        assertHex("0a0b", bytesOf(field.data()));
        assertEquals(TaggedField.of(7, hex("0a0b")), field);
    }

    @Test
    void ofCopiesItsBytes() {
        byte[] bytes = hex("0a0b");
        TaggedField field = TaggedField.of(7, bytes);

        bytes[0] = 1;

        assertHex("0a0b", bytesOf(field.data()));
    }

    @Test
    void isEqualByTagAndBytes() {
        TaggedField field = TaggedField.of(7, hex("0a0b"));

        assertEquals(TaggedField.of(7, hex("0a0b")).hashCode(), field.hashCode());
        assertNotEquals(TaggedField.of(8, hex("0a0b")), field);
        assertNotEquals(TaggedField.of(7, hex("0a")), field);
    }

    @Test
    void hasNoNegativeTag() {
        assertEquals(
                "a tag is 0 or above, not -1",
                assertThrows(IllegalArgumentException.class, () -> TaggedField.of(-1))
                        .getMessage());
    }
}
