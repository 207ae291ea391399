package dev.wirecord.type;

import dev.wirecord.io.ArrayWriter;
import dev.wirecord.io.Input;
import dev.wirecord.io.Output;

/** Numbers in an array. */
final class ManyInt32s extends Int32List {

    private final int[] values;

    /** A list over {@code values}, which nobody may change from now on. */
    ManyInt32s(int[] values) {
        this.values = values;
    }

    static ManyInt32s at(Input in, int at, int size) {
        int[] values = new int[size];
        for (int i = 0; i < size; i++) {
            values[i] = in.getInt32(at + i * Integer.BYTES);
        }
        return new ManyInt32s(values);
    }

    @Override
    public boolean isAt(Input in, int at) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] != in.getInt32(at + i * Integer.BYTES)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int put(Output out, int at) {
        return ArrayWriter.putInt32Array(out, at, values);
    }

    @Override
    public int getInt(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }
}
