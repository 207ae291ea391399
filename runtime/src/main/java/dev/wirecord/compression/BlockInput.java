package dev.wirecord.compression;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** A stream of blocks that are decompressed one at a time: to where they are read if they fit, or by a detour. */
abstract class BlockInput extends InputStream {

    /** The compressed bytes. */
    final byte[] bytes;

    private final int end;
    private int at;

    /** A block that did not fit where it was to be read, and what of it has not been handed out. */
    private byte[] block = new byte[0];

    private int from;
    private int to;

    BlockInput(byte[] bytes, int offset, int length) {
        this.bytes = bytes;
        this.at = offset;
        this.end = offset + length;
    }

    /** Moves to the next block, and returns how many bytes it has at most when decompressed; -1 when there is none. */
    abstract int nextBlock() throws IOException;

    /** Decompresses that block to a place that has room for it, and returns how many bytes it has. */
    abstract int decompress(byte[] target, int offset) throws IOException;

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
            int most = nextBlock();
            if (most < 0) {
                return -1;
            }
            if (most <= length) {
                int size = decompress(target, offset);
                if (size > 0) {
                    return size;
                }
            } else {
                if (block.length < most) {
                    block = new byte[most];
                }
                from = 0;
                to = decompress(block, 0);
            }
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
