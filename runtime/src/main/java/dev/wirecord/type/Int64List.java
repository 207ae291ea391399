package dev.wirecord.type;

/** An immutable list over a {@code long[]}: numbers without boxes until one is asked for. */
public final class Int64List extends ImmutableList<Long> {

    private static final Int64List EMPTY = new Int64List(new long[0]);

    private final long[] values;

    private Int64List(long[] values) {
        this.values = values;
    }

    /** A list of {@code values}, which are copied. */
    public static Int64List of(long... values) {
        return wrap(values.clone());
    }

    /** A list over {@code values}, which nobody may change from now on. */
    public static Int64List wrap(long[] values) {
        return values.length == 0 ? EMPTY : new Int64List(values);
    }

    /** The element at {@code index}, without a box. */
    public long getLong(int index) {
        return values[index];
    }

    @Override
    public Long get(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }
}
