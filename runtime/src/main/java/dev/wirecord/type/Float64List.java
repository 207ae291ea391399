package dev.wirecord.type;

/** An immutable list over a {@code double[]}: numbers without boxes until one is asked for. */
public final class Float64List extends ImmutableList<Double> {

    private static final Float64List EMPTY = new Float64List(new double[0]);

    private final double[] values;

    private Float64List(double[] values) {
        this.values = values;
    }

    /** A list of {@code values}, which are copied. */
    public static Float64List of(double... values) {
        return wrap(values.clone());
    }

    /** A list over {@code values}, which nobody may change from now on. */
    public static Float64List wrap(double[] values) {
        return values.length == 0 ? EMPTY : new Float64List(values);
    }

    /** The element at {@code index}, without a box. */
    public double getDouble(int index) {
        return values[index];
    }

    @Override
    public Double get(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }
}
