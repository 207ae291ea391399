package dev.wirecord.type;

import dev.wirecord.io.Input;
import dev.wirecord.io.Output;

/**
 * An immutable list of numbers without boxes until one is asked for.
 *
 * <p>Lists of replicas, of which a cluster's metadata has thousands, are short. A short list holds its numbers itself, as
 * an array beside it would be another object to make, to keep and to look up.
 */
public abstract sealed class Int32List extends ImmutableList<Integer> permits FewInt32s, ManyInt32s {

    Int32List() {}

    /** A list of {@code values}, which are copied. */
    public static Int32List of(int... values) {
        return values.length > FewInt32s.MOST ? new ManyInt32s(values.clone()) : few(values);
    }

    /** A list over {@code values}, which nobody may change from now on. Up to three numbers are copied. */
    public static Int32List wrap(int[] values) {
        return values.length > FewInt32s.MOST ? new ManyInt32s(values) : few(values);
    }

    private static Int32List few(int[] values) {
        int size = values.length;
        return size == 0
                ? FewInt32s.NONE
                : new FewInt32s(size, values[0], size > 1 ? values[1] : 0, size > 2 ? values[2] : 0);
    }

    /** A list of as many numbers of a run, which is known to have them. */
    public static Int32List ofRun(Input in, int at, int size) {
        if (size > FewInt32s.MOST) {
            return ManyInt32s.at(in, at, size);
        }
        return size == 0 ? FewInt32s.NONE : FewInt32s.at(in, at, size);
    }

    /** Whether the numbers are those of a run, which is known to have as many. */
    public abstract boolean isAt(Input in, int at);

    /** Puts the numbers one behind the other, and returns the place behind them. */
    public abstract int put(Output out, int at);

    /** The element at {@code index}, without a box. */
    public abstract int getInt(int index);

    @Override
    public final Integer get(int index) {
        return getInt(index);
    }
}
