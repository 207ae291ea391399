package dev.wirecord.record;

import dev.wirecord.io.Output;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * The value of a {@code records} field: record batches back to back, as the bytes that came. Nothing is parsed before it
 * is asked for and nothing copied; the bytes are those of the message that was decoded, and must not be changed while
 * they are in use.
 *
 * <pre>{@code
 * for (RecordBatch batch : records) {
 *     for (Record record : batch.requireValid()) {
 *         ...
 *     }
 * }
 * }</pre>
 *
 * <p>Brokers answer a fetch with as many bytes as were asked for, so the last batch may be cut off. Iteration ends before
 * it, and {@link #partialBytes} tells. Bytes that are no batch are a {@link
 * dev.wirecord.error.CorruptBatchException} when iteration comes to them, not before.
 */
public final class Records implements Iterable<RecordBatch> {

    /** No batch at all. */
    public static final Records EMPTY = of(new byte[0]);

    /** The bytes where they are in an array; null where they are not, or the array cannot be had. */
    private final byte[] array;

    private final int start;
    private final int length;
    private final ByteBuffer foreign;
    private final DecompressionLimits limits;

    private Records(byte[] array, int start, int length, ByteBuffer foreign, DecompressionLimits limits) {
        this.array = array;
        this.start = start;
        this.length = length;
        this.foreign = foreign;
        this.limits = limits;
    }

    // Most programs never have such a buffer, and with a class in its signature that is not resolved, the JIT would not
    // inline this.
    private Records(byte[] array, int start, int length) {
        this.array = array;
        this.start = start;
        this.length = length;
        this.foreign = null;
        this.limits = DecompressionLimits.DEFAULT;
    }

    /**
     * A view over what remains in {@code bytes}, whose position stays where it is. The batches of a direct or read-only
     * buffer are copied when they are iterated, since parsing works on arrays.
     */
    public static Records of(ByteBuffer bytes) {
        if (bytes.hasArray()) {
            return of(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
        }
        ByteBuffer view = bytes.slice().asReadOnlyBuffer();
        return new Records(null, 0, view.remaining(), view, DecompressionLimits.DEFAULT);
    }

    /** A view over {@code bytes}. */
    public static Records of(byte[] bytes) {
        return of(bytes, 0, bytes.length);
    }

    /**
     * A view over a part of {@code bytes}.
     *
     * @throws IndexOutOfBoundsException when the array has no such part
     */
    public static Records of(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        return new Records(bytes, offset, length);
    }

    /** The same batches, whose compressed records may become as large as {@code newLimits} say. */
    public Records withLimits(DecompressionLimits newLimits) {
        return new Records(array, start, length, foreign, Objects.requireNonNull(newLimits, "newLimits"));
    }

    /** The bytes, read-only, with a position of their own. */
    public ByteBuffer buffer() {
        return array == null
                ? foreign.duplicate()
                : ByteBuffer.wrap(array, start, length).slice().asReadOnlyBuffer();
    }

    /** Puts the bytes at a place, and returns the place behind them. */
    public int put(Output out, int at) {
        return array == null ? out.putPayload(at, foreign) : out.putPayload(at, array, start, length);
    }

    /** How many bytes the batches take, a partial one included. */
    public int sizeInBytes() {
        return length;
    }

    /** Whether there is no byte. */
    public boolean isEmpty() {
        return length == 0;
    }

    /**
     * The batches in the order of their bytes, up to a partial one.
     *
     * @return an iterator that throws {@link dev.wirecord.error.CorruptBatchException} where a batch should begin and
     *     does not: at a length that is too small for a batch or too large for an array, or at an unknown magic
     */
    @Override
    public Iterator<RecordBatch> iterator() {
        return new Batches(walk());
    }

    /**
     * How many bytes at the end belong to a batch that is cut off; 0 when all batches are complete.
     *
     * @throws dev.wirecord.error.CorruptBatchException when the bytes before them are not batches
     */
    public int partialBytes() {
        BatchWalk walk = walk();
        while (walk.find()) {
            walk.advance();
        }
        return length - walk.position();
    }

    private BatchWalk walk() {
        if (array != null) {
            return new BatchWalk(array, start, length, limits);
        }
        byte[] copy = new byte[length];
        foreign.get(0, copy);
        return new BatchWalk(copy, 0, length, limits);
    }

    /** Whether the bytes are the same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Records records && buffer().equals(records.buffer());
    }

    @Override
    public int hashCode() {
        return buffer().hashCode();
    }

    @Override
    public String toString() {
        return "Records[" + length + " bytes]";
    }

    private static final class Batches implements Iterator<RecordBatch> {

        private final BatchWalk walk;

        Batches(BatchWalk walk) {
            this.walk = walk;
        }

        @Override
        public boolean hasNext() {
            return walk.find();
        }

        @Override
        public RecordBatch next() {
            if (!walk.find()) {
                throw new NoSuchElementException();
            }
            RecordBatch batch = walk.batch();
            walk.advance();
            return batch;
        }
    }
}
