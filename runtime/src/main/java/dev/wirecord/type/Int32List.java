package dev.wirecord.type;

/** An immutable list over an {@code int[]}: numbers without boxes until one is asked for. */
public final class Int32List extends ImmutableList<Integer> {

    private static final Int32List EMPTY = new Int32List(new int[0]);

    private final int[] values;

    private Int32List(int[] values) {
        this.values = values;
    }

    /** A list of {@code values}, which are copied. */
    public static Int32List of(int... values) {
        return wrap(values.clone());
    }

    /** A list over {@code values}, which nobody may change from now on. */
    public static Int32List wrap(int[] values) {
        return values.length == 0 ? EMPTY : new Int32List(values);
    }

    /** The element at {@code index}, without a box. */
    public int getInt(int index) {
        return values[index];
    }

    @Override
    public Integer get(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }
}
