package dev.wirecord.type;

/** An immutable list over a {@code short[]}: numbers without boxes until one is asked for. */
public final class Int16List extends ImmutableList<Short> {

    private static final Int16List EMPTY = new Int16List(new short[0]);

    private final short[] values;

    private Int16List(short[] values) {
        this.values = values;
    }

    /** A list of {@code values}, which are copied. */
    public static Int16List of(short... values) {
        return wrap(values.clone());
    }

    /** A list over {@code values}, which nobody may change from now on. */
    public static Int16List wrap(short[] values) {
        return values.length == 0 ? EMPTY : new Int16List(values);
    }

    /** The element at {@code index}, without a box. */
    public short getShort(int index) {
        return values[index];
    }

    @Override
    public Short get(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }
}
