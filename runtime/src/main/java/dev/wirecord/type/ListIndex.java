package dev.wirecord.type;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Finds the elements of a list by key: what the indexes generated for keyed structs share. The list stays what it is,
 * with its order and its duplicates. The index is built at the first look-up, in time linear in the list however many
 * keys are equal, and does not see later changes of the list.
 *
 * <p>Safe for use by many threads as long as the list is.
 *
 * @param <K> the type of the key; keys should be {@link Comparable}, so that a peer who chooses keys of one hash gains
 *     nothing
 * @param <E> the type of the elements
 */
public abstract class ListIndex<K, E> {

    private final List<E> elements;

    // Built whole before it is published; a race builds it twice at worst.
    private volatile Map<K, List<E>> byKey;

    /** An index of a list. */
    protected ListIndex(List<E> elements) {
        this.elements = Objects.requireNonNull(elements, "elements");
    }

    /** The key of an element. */
    protected abstract K keyOf(E element);

    /** The first element with that key. */
    protected final Optional<E> first(K key) {
        List<E> found = index().get(key);
        return found == null ? Optional.empty() : Optional.of(found.get(0));
    }

    /** All elements with that key, in the order of the list. */
    protected final List<E> all(K key) {
        return List.copyOf(index().getOrDefault(key, List.of()));
    }

    private Map<K, List<E>> index() {
        Map<K, List<E>> known = byKey;
        if (known == null) {
            known = new HashMap<>();
            for (E element : elements) {
                known.computeIfAbsent(keyOf(element), key -> new ArrayList<>(1)).add(element);
            }
            byKey = known;
        }
        return known;
    }

    /** Compares parts of a key; null comes first. */
    protected static <C extends Comparable<? super C>> int compare(C one, C other) {
        return Objects.compare(one, other, Comparator.nullsFirst(Comparator.naturalOrder()));
    }
}
