package dev.wirecord.type;

/** An immutable list over a {@code byte[]}: numbers without boxes until one is asked for. */
public final class Int8List extends ImmutableList<Byte> {

    private static final Int8List EMPTY = new Int8List(new byte[0]);

    private final byte[] values;

    private Int8List(byte[] values) {
        this.values = values;
    }

    /** A list of {@code values}, which are copied. */
    public static Int8List of(byte... values) {
        return wrap(values.clone());
    }

    /** A list over {@code values}, which nobody may change from now on. */
    public static Int8List wrap(byte[] values) {
        return values.length == 0 ? EMPTY : new Int8List(values);
    }

    /** The element at {@code index}, without a box. */
    public byte getByte(int index) {
        return values[index];
    }

    @Override
    public Byte get(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }
}
