package dev.wirecord.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ListIndexTest {

    private record Topic(String name, int partitions) {}

    /** By name, counting how often an element was asked for it. */
    private static final class ByName extends ListIndex<String, Topic> {

        private int asked;

        ByName(List<Topic> topics) {
            super(topics);
        }

        @Override
        protected String keyOf(Topic topic) {
            asked++;
            return topic.name();
        }
    }

    @Test
    void nothingIsDoneBeforeTheFirstLookUp() {
        ByName index = new ByName(List.of(new Topic("a", 1), new Topic("b", 2)));
        assertEquals(0, index.asked);

        index.first("a");
        index.first("b");

        assertEquals(2, index.asked, "each element is asked for its key once");
    }

    @Test
    void nullIsAKeyLikeAnyOther() {
        ByName index = new ByName(List.of(new Topic(null, 1), new Topic("b", 2)));

        assertEquals(Optional.of(new Topic(null, 1)), index.first(null));
        assertEquals(List.of(new Topic("b", 2)), index.all("b"));
    }

    @Test
    void whatIsFoundCannotBeChanged() {
        ByName index = new ByName(List.of(new Topic("a", 1)));

        assertThrows(UnsupportedOperationException.class, () -> index.all("a").clear());
    }

    @Test
    void nullComesFirst() {
        assertTrue(ListIndex.compare(null, "a") < 0);
        assertTrue(ListIndex.compare("a", null) > 0);
        assertEquals(0, ListIndex.<String>compare(null, null));
        assertTrue(ListIndex.compare("a", "b") < 0);
    }

    @Test
    void anIndexKeepsWhatItSawFirst() {
        List<Topic> topics = new ArrayList<>(List.of(new Topic("a", 1)));
        ByName index = new ByName(topics);
        index.first("a");

        topics.add(new Topic("b", 2));

        assertEquals(Optional.empty(), index.first("b"));
    }
}
