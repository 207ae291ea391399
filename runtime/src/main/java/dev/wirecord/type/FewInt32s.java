package dev.wirecord.type;

import dev.wirecord.io.Input;
import dev.wirecord.io.Output;
import java.util.Objects;

/** As many numbers as a list of replicas usually has. Straight code for them takes half the time of a loop. */
public final class FewInt32s extends Int32List {

    static final int MOST = 3;

    // Here and not in the superclass, which could not be initialized then while another thread initializes this class.
    static final FewInt32s NONE = new FewInt32s(0, 0, 0, 0);

    private final int size;
    private final int first;
    private final int second;
    private final int third;

    /** A list of {@code size} numbers; the others are 0. */
    FewInt32s(int size, int first, int second, int third) {
        this.size = size;
        this.first = first;
        this.second = second;
        this.third = third;
    }

    static FewInt32s at(Input in, int at, int size) {
        return new FewInt32s(
                size, in.getInt32(at), size > 1 ? in.getInt32(at + 4) : 0, size > 2 ? in.getInt32(at + 8) : 0);
    }

    @Override
    public boolean isAt(Input in, int at) {
        return (size < 1 || first == in.getInt32(at))
                && (size < 2 || second == in.getInt32(at + 4))
                && (size < 3 || third == in.getInt32(at + 8));
    }

    @Override
    public int put(Output out, int at) {
        out.requireRoom(at, size * Integer.BYTES);
        return set(out, at);
    }

    /** Puts how many numbers there are as an int32, and the numbers, and returns the place behind them. */
    public int putList(Output out, int at) {
        out.requireRoom(at, Integer.BYTES + size * Integer.BYTES);
        return set(out, out.setInt32(at, size));
    }

    /** Puts how many numbers there are, plus one, and the numbers, and returns the place behind them. */
    public int putCompactList(Output out, int at) {
        out.requireRoom(at, 1 + size * Integer.BYTES);
        return set(out, out.setInt8(at, (byte) (size + 1)));
    }

    private int set(Output out, int at) {
        if (size > 0) {
            out.setInt32(at, first);
            if (size > 1) {
                out.setInt32(at + 4, second);
                if (size > 2) {
                    out.setInt32(at + 8, third);
                }
            }
        }
        return at + size * Integer.BYTES;
    }

    @Override
    public int getInt(int index) {
        return switch (Objects.checkIndex(index, size)) {
            case 0 -> first;
            case 1 -> second;
            default -> third;
        };
    }

    @Override
    public int size() {
        return size;
    }
}
