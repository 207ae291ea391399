package dev.wirecord.compression;

import dev.wirecord.io.BigEndian;
import java.io.IOException;
import org.xerial.snappy.Snappy;

/** Reads snappy blocks, framed or a single bare one. */
final class SnappyInput extends BlockInput {

    // Snappy's densest element makes 64 bytes of 3.
    private static final int HIGHEST_RATIO = 22;
    private static final int LONGEST_LENGTH = 5;

    private final boolean framed;

    // The block.
    private int at;
    private int length;

    SnappyInput(byte[] bytes, int offset, int length, boolean framed) {
        super(bytes, offset, length);
        this.framed = framed;
    }

    @Override
    int nextBlock() throws IOException {
        skipHeaders();
        if (left() == 0) {
            return -1;
        }
        length = framed ? BigEndian.getInt(bytes, take(Integer.BYTES)) : left();
        if (length <= 0) {
            throw new IOException("a block of " + length + " bytes");
        }
        at = take(length);
        return decompressedSize(at, length);
    }

    @Override
    int decompress(byte[] target, int offset) throws IOException {
        return Snappy.uncompress(bytes, at, length, target, offset);
    }

    /** Streams that were written one after the other each begin with a header. */
    private void skipHeaders() throws IOException {
        while (framed && left() >= SnappyCodec.HEADER_SIZE && BigEndian.getLong(bytes, peek()) == SnappyCodec.MAGIC) {
            take(SnappyCodec.HEADER_SIZE);
        }
    }

    private int peek() throws IOException {
        return take(0);
    }

    /** The block says how large it becomes. Nothing else is trusted to check that before memory is asked for. */
    private int decompressedSize(int at, int length) throws IOException {
        long size = 0;
        for (int i = 0; i < LONGEST_LENGTH && i < length; i++) {
            size |= (bytes[at + i] & 0x7fL) << 7 * i;
            if (bytes[at + i] >= 0) {
                if (size > (long) length * HIGHEST_RATIO) {
                    throw new IOException("a block of " + length + " bytes that claims to become " + size);
                }
                return (int) size;
            }
        }
        throw new IOException("a block without a length");
    }
}
