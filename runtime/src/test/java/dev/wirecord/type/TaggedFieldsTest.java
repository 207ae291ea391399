package dev.wirecord.type;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TaggedFieldsTest {

    private static TaggedField field(int tag, String data) {
        return TaggedField.of(tag, hex(data));
    }

    @Test
    void holdsItsFieldsInOrder() {
        TaggedFields fields = TaggedFields.of(field(1, "0a"), field(5, ""));
        List<TaggedField> walked = new ArrayList<>();
        fields.forEach(walked::add);

        assertEquals(List.of(field(1, "0a"), field(5, "")), walked);
        assertEquals(2, fields.size());
        assertFalse(fields.isEmpty());
        assertTrue(TaggedFields.EMPTY.isEmpty());
        assertSame(TaggedFields.EMPTY, TaggedFields.of());
    }

    @Test
    void isEqualByItsFields() {
        TaggedFields fields = TaggedFields.of(field(1, "0a"));

        assertEquals(TaggedFields.of(List.of(field(1, "0a"))), fields);
        assertEquals(TaggedFields.of(field(1, "0a")).hashCode(), fields.hashCode());
        assertNotEquals(TaggedFields.of(field(1, "0b")), fields);
        assertNotEquals(TaggedFields.EMPTY, fields);
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "5, 3"})
    void tagsAreInStrictlyAscendingOrder(int first, int second) {
        assertEquals(
                "tag " + second + " stands behind tag " + first,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> TaggedFields.of(field(first, "0a"), field(second, "0b")))
                        .getMessage());
    }

    @Test
    void doesNotFollowTheListItCameFrom() {
        List<TaggedField> list = new ArrayList<>(List.of(field(1, "0a")));
        TaggedFields fields = TaggedFields.of(list);

        list.clear();

        assertEquals(1, fields.size());
    }

    @Test
    void writesTagSizeAndBytesOfEach() {
        ByteWriter out = new ByteWriter();
        TaggedFields fields = TaggedFields.of(field(2, "0a0b"), field(128, ""));
        out.end(fields.put(out, out.begin(0), 2));

        assertHex("02 02 0a0b  8001 00", out.toByteArray());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void refusesToWriteATagThatTheStructKnows(int knownTags) {
        ByteWriter out = new ByteWriter();
        TaggedFields fields = TaggedFields.of(field(2, "0a"));

        Throwable refusal = assertThrows(InvalidValueException.class, () -> fields.put(out, 0, knownTags));
        assertEquals("the unknown tagged fields hold tag 2, which the struct has a field for", refusal.getMessage());
    }

    @Test
    void readsWhatItWrites() {
        TaggedFields fields = TaggedFields.of(field(0, "0a"), field(Integer.MAX_VALUE, "0b0c"));
        ByteWriter out = new ByteWriter();
        out.end(fields.put(out, out.begin(0)));

        assertHex("02  00 01 0a  ffffffff07 02 0b0c", out.toByteArray());
        assertEquals(fields, TaggedFields.read(ByteReader.of(out.toByteArray())));
    }

    @Test
    void theLenientReaderSortsAndKeepsTheLastFieldOfATag() {
        String section = "05  07 01 0a  03 01 0b  07 01 0c  01 00  03 01 0d";
        ByteReader in = ByteReader.of(hex(section), ReadProfile.KAFKA, ReadLimits.DEFAULT);

        assertEquals(TaggedFields.of(field(1, ""), field(3, "0d"), field(7, "0c")), TaggedFields.read(in));
        assertEquals(0, in.remaining());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void tenThousandUnknownFieldsAreReadOnceEach(boolean ascending) {
        ByteWriter out = new ByteWriter();
        out.writeUnsignedVarint(10_000);
        for (int i = 0; i < 10_000; i++) {
            out.writeUnsignedVarint(ascending ? i : 9_999 - i);
            out.writeUnsignedVarint(0);
        }
        ByteReader in = ByteReader.of(out.toByteArray(), ReadProfile.KAFKA, ReadLimits.DEFAULT);

        TaggedFields fields = TaggedFields.read(in);

        assertEquals(10_000, fields.size());
        int expected = 0;
        for (TaggedField field : fields) {
            assertEquals(expected++, field.tag());
        }
    }

    @Test
    void aCollectorThatSawNothingHasNothing() {
        assertSame(TaggedFields.EMPTY, TaggedFieldsCollector.NONE.toTaggedFields());
    }

    @Test
    void aCollectorTakesTheFieldsThatTheStructDoesNotKnow() {
        ByteReader in = ByteReader.of(hex("0a0b0c"));
        TaggedFieldsCollector collector = TaggedFieldsCollector.NONE;

        collector = collector.add(in, 4, 1);
        collector = collector.add(in, 9, 3);

        assertEquals(TaggedFields.of(field(4, "0a"), field(9, "0b0c")), collector.toTaggedFields());
    }
}
