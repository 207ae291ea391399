package dev.wirecord.explorer.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNamesTest {

    private static final List<String> NAMES = List.of("Fetch", "Metadata", "Produce", "OffsetFetch", "ListOffsets");

    @Test
    void findsNamesOfFewEdits() {
        assertEquals(List.of("Metadata"), NearestNames.of("Metdata", NAMES));
        assertEquals(List.of("Produce"), NearestNames.of("prodcue", NAMES));
        assertEquals(List.of("Fetch", "OffsetFetch"), NearestNames.of("fetch", NAMES));
    }

    @Test
    void findsNamesWithThePart() {
        assertEquals(List.of("ListOffsets", "OffsetFetch"), NearestNames.of("offset", NAMES));
    }

    @Test
    void countsEdits() {
        assertEquals(0, NearestNames.edits("", ""));
        assertEquals(3, NearestNames.edits("kitten", "sitting"));
        assertEquals(1, NearestNames.edits("ab", "ba"));
    }

    @Test
    void asksNothingWhenNoNameIsNear() {
        assertEquals("", NearestNames.question("Zookeeper", NAMES));
        assertEquals("did you mean Metadata?", NearestNames.question("Metdata", NAMES));
    }
}
