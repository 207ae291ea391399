package dev.wirecord.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextRendererTest {

    private static MessageNode node(
            String name, String type, int size, String text, String note, MessageNode... parts) {
        return new MessageNode(NodeKind.FIELD, name, type, "", 0, size, null, text, note, null, null, List.of(parts));
    }

    @Test
    void columnsAreAsWideAsTheirWidestEntry() {
        MessageNode tree = node(
                "Root",
                "",
                100,
                "",
                "first",
                node("a", "int8", 1, "1", ""),
                node("long name", "nullable_string", 2, "", "second", node("b", "x", 3, "22", "third")));

        assertEquals(
                """
                Root                                  [0x0000, 100B]  first
                +-- a          int8             = 1   [0x0000, 1B]
                +-- long name  nullable_string        [0x0000, 2B]    second
                    +-- b      x                = 22  [0x0000, 3B]    third
                """.replace("Root                              [", "Root                                  ["),
                TextRenderer.render(tree));
    }

    @Test
    void linesComeInPaddedPartsInTheOrderOfTheNodes() {
        MessageNode tree = node("Root", "", 1, "", "first", node("field", "int8", 1, "1", "second"));

        List<TreeLine> lines = TextRenderer.lines(new MessageTree(tree, ByteBuffer.allocate(1), null, 0, null), 1);

        assertEquals(
                List.of(
                        new TreeLine(tree, false, "", "Root       ", "      ", "     ", "[0x0000, 1B]  ", "first"),
                        new TreeLine(
                                tree.children().get(0),
                                false,
                                "+-- ",
                                "field  ",
                                "int8  ",
                                "= 1  ",
                                "[0x0000, 1B]  ",
                                "second")),
                lines);
        assertEquals(
                TextRenderer.render(tree),
                lines.get(0).text() + "\n" + lines.get(1).text() + "\n");
    }

    @Test
    void linesOfATreeWithoutNotesEndWithTheirPlace() {
        assertEquals("a  int8  = 1  [0x0000, 1B]\n", TextRenderer.render(node("a", "int8", 1, "1", "")));
    }

    @ParameterizedTest
    @CsvSource({"78, 78", "79, 77", "200, 77"})
    void aNoteHas78CharactersAtMost(int length, int shown) {
        String words = "word ".repeat(50).substring(0, length);
        String note = length == 78 ? words.substring(0, 77) + "s" : words;

        assertEquals(shown, TextRenderer.cut(note).length());
    }

    @Test
    void aLongNoteEndsBehindAWord() {
        assertEquals("a".repeat(75) + "...", TextRenderer.cut("a".repeat(75) + " bbb ccc"));
        assertEquals("a".repeat(70) + "...", TextRenderer.cut("a".repeat(70) + " bbbbbb ccc"));
        assertEquals("a".repeat(75) + "...", TextRenderer.cut("a".repeat(100)));
        assertEquals("one two", TextRenderer.cut(" one\n  two "));
    }

    private static MessageNode record(int index, Failure failure) {
        return new MessageNode(
                NodeKind.RECORD, "[" + index + "]", "Record", "", index, 1, null, "", "", null, failure, List.of());
    }

    private static MessageTree records(int count, MessageNode last) {
        List<MessageNode> records = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            records.add(record(i, null));
        }
        records.add(last);
        MessageNode root =
                new MessageNode(NodeKind.PART, "records", "", "", 0, count + 1, null, "", "", null, null, records);
        return new MessageTree(root, ByteBuffer.allocate(count + 1), null, 0, null);
    }

    @Test
    void recordsThatAreTooManyAreCounted() {
        assertEquals(
                """
                records                  [0x0000, 6B]
                +-- [0]  Record          [0x0000, 1B]
                +-- [1]  Record          [0x0001, 1B]
                +-- ...  Record  = 4 more  [0x0002, 4B]
                """.replaceAll(" {2,}", "  "),
                TextRenderer.render(records(5, record(5, null)), 2).replaceAll(" {2,}", "  "));
        assertFalse(TextRenderer.render(records(5, record(5, null))).contains("more"));
        assertFalse(TextRenderer.render(records(5, record(5, null)), 6).contains("more"));
    }

    @Test
    void aRecordWithAnErrorIsAmongThoseShown() {
        Failure failure = new Failure("", 5, "a key of 9 bytes", 1);

        assertEquals("""
                records  [0x0000, 6B]
                +-- ...  Record  = 5 more  [0x0000, 5B]
                +-- [5]  Record  [0x0005, 1B]  error at byte 5: a key of 9 bytes (1 byte left)
                """, TextRenderer.render(records(5, record(5, failure)), 0).replaceAll(" {2,}", "  "));
    }

    @Test
    void placesInDecompressedBytesAreInBraces() {
        MessageNode compressed = new MessageNode(
                NodeKind.PART, "a", "", "", 4, 3, null, "", "", null, null, List.of(), records(0, record(0, null)));
        MessageNode root =
                new MessageNode(NodeKind.MESSAGE, "M", "", "", 0, 7, null, "", "", null, null, List.of(compressed));

        assertEquals("""
                M  [0x0000, 7B]
                +-- a  [0x0004, 3B]
                    +-- records  {0x0000, 1B}
                        +-- [0]  Record  {0x0000, 1B}
                """, TextRenderer.render(root).replaceAll("(?<=\\S) {2,}", "  "));
        assertEquals("records, 1 byte decompressed", compressed.decompressed().title());
    }
}
