package dev.wirecord.explorer.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class JsonTextsTest {

    @Test
    void saysWhereTextIsNoJson() {
        JsonTextException error = assertThrows(JsonTextException.class, () -> JsonTexts.parse("{\n  \"a\": x\n}"));

        assertEquals(2, error.line());
        assertTrue(error.getMessage().startsWith("line 2, column "), error.getMessage());
    }

    @Test
    void refusesAMemberThatIsThereTwice() {
        assertThrows(JsonTextException.class, () -> JsonTexts.parse("{\"a\": 1, \"a\": 2}"));
    }

    @Test
    void refusesWhatFollowsTheValue() {
        assertThrows(JsonTextException.class, () -> JsonTexts.parse("{} {}"));
        assertThrows(JsonTextException.class, () -> JsonTexts.parse(""));
    }

    @Test
    void refusesTextThatIsNestedWithoutEnd() {
        assertThrows(JsonTextException.class, () -> JsonTexts.parse("[".repeat(100_000)));
    }
}
