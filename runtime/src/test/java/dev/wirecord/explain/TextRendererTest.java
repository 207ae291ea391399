package dev.wirecord.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
