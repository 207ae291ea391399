package dev.wirecord.compression;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** A stream of blocks that are decompressed one at a time. */
abstract class BlockInput extends InputStream {

    /** The compressed bytes. */
    final byte[] bytes;

    private final int end;
    private int at;

    /** The decompressed block, and what of it has not been handed out. */
    private byte[] block = new byte[0];

    private int from;
    private int to;

    BlockInput(byte[] bytes, int offset, int length) {
        this.bytes = bytes;
        this.at = offset;
        this.end = offset + length;
    }

    /** Decompresses the next block into {@link #block(int)}, and returns how many bytes it has; -1 when there is none. */
    abstract int readBlock() throws IOException;

    /** An array of at least that many bytes, which the block before is lost from. */
    final byte[] block(int size) {
        if (block.length < size) {
            block = new byte[size];
        }
        return block;
    }

    /** How many compressed bytes are left. */
    final int left() {
        return end - at;
    }

    /** Moves past compressed bytes and returns where they begin. */
    final int take(int length) throws EOFException {
        if (length > end - at) {
            throw new EOFException("the stream ends where " + length + " more bytes should follow");
        }
        int taken = at;
        at += length;
        return taken;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        while (from == to) {
            int size = readBlock();
            if (size < 0) {
                return -1;
            }
            from = 0;
            to = size;
        }
        int copied = Math.min(length, to - from);
        System.arraycopy(block, from, target, offset, copied);
        from += copied;
        return copied;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }
}
