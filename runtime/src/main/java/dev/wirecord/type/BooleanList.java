package dev.wirecord.type;

/** An immutable list over a {@code boolean[]}: booleans without boxes until one is asked for. */
public final class BooleanList extends ImmutableList<Boolean> {

    private static final BooleanList EMPTY = new BooleanList(new boolean[0]);

    private final boolean[] values;

    private BooleanList(boolean[] values) {
        this.values = values;
    }

    /** A list of {@code values}, which are copied. */
    public static BooleanList of(boolean... values) {
        return wrap(values.clone());
    }

    /** A list over {@code values}, which nobody may change from now on. */
    public static BooleanList wrap(boolean[] values) {
        return values.length == 0 ? EMPTY : new BooleanList(values);
    }

    /** The element at {@code index}, without a box. */
    public boolean getBoolean(int index) {
        return values[index];
    }

    @Override
    public Boolean get(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }
}
