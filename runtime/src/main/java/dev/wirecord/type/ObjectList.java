package dev.wirecord.type;

import java.util.List;

/**
 * An immutable list over an array of objects, exactly as long as the array.
 *
 * @param <E> the type of the elements
 */
public final class ObjectList<E> extends ImmutableList<E> {

    private final E[] values;

    private ObjectList(E[] values) {
        this.values = values;
    }

    /**
     * A list over {@code values}, which nobody may change from now on.
     *
     * @param values the elements, none of them null
     */
    public static <E> List<E> wrap(E[] values) {
        return values.length == 0 ? List.of() : new ObjectList<>(values);
    }

    @Override
    public E get(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }
}
