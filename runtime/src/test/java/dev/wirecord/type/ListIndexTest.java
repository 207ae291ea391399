package dev.wirecord.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ListIndexTest {

    private record Topic(String name, int partitions) {}

    @Test
    void nothingIsDoneBeforeTheFirstLookUp() {
        AtomicInteger asked = new AtomicInteger();
        ListIndex<String, Topic> index = new ListIndex<>(List.of(new Topic("a", 1), new Topic("b", 2)), topic -> {
            asked.incrementAndGet();
            return topic.name();
        });
        assertEquals(0, asked.get());

        index.find("a");
        index.find("b");

        assertEquals(2, asked.get(), "each element is asked for its key once");
    }

    @Test
    void nullIsAKeyLikeAnyOther() {
        ListIndex<String, Topic> index = new ListIndex<>(List.of(new Topic(null, 1), new Topic("b", 2)), Topic::name);

        assertEquals(Optional.of(new Topic(null, 1)), index.find(null));
        assertEquals(List.of(new Topic("b", 2)), index.findAll("b"));
    }

    @Test
    void whatIsFoundCannotBeChanged() {
        ListIndex<String, Topic> index = new ListIndex<>(List.of(new Topic("a", 1)), Topic::name);

        assertThrows(
                UnsupportedOperationException.class, () -> index.findAll("a").clear());
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
        ListIndex<String, Topic> index = new ListIndex<>(topics, Topic::name);
        index.find("a");

        topics.add(new Topic("b", 2));

        assertEquals(Optional.empty(), index.find("b"));
    }
}
