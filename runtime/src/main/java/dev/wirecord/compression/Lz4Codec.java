package dev.wirecord.compression;

import java.io.IOException;
import java.io.InputStream;
import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4Factory;
import net.jpountz.xxhash.XXHashFactory;

/** LZ4 frames of independent blocks. */
final class Lz4Codec implements Codec {

    private static final int FLAGS = Lz4Frame.VERSION_1 | Lz4Frame.INDEPENDENT_BLOCKS;
    private static final int DESCRIPTOR = Lz4Frame.BLOCK_64_KIB << 4;
    private static final int HEADER = 7;
    private static final int BLOCK = Lz4Frame.blockSize(Lz4Frame.BLOCK_64_KIB);

    private final LZ4Factory lz4 = LZ4Factory.fastestInstance();
    private final XXHashFactory hashes = XXHashFactory.fastestInstance();
    private final boolean headerChecked;

    /**
     * Creates a codec.
     *
     * @param headerChecked whether the checksum of a frame's header counts; in magic 0 it was computed over the wrong
     *     bytes (KIP-57), and readers skip it
     */
    Lz4Codec(boolean headerChecked) {
        this.headerChecked = headerChecked;
    }

    @Override
    public InputStream decompress(byte[] bytes, int offset, int length) throws IOException {
        return new Lz4Input(bytes, offset, length, lz4.safeDecompressor(), hashes.hash32(), headerChecked);
    }

    @Override
    public long maxCompressedSize(int length) {
        long blocks = (length + BLOCK - 1L) / BLOCK;
        // A block that grows is stored, but only after it has been tried.
        long trial = lz4.fastCompressor().maxCompressedLength(BLOCK) - BLOCK;
        return HEADER + length + blocks * Integer.BYTES + trial + Integer.BYTES;
    }

    @Override
    public int compress(byte[] bytes, int offset, int length, byte[] target, int at) {
        LZ4Compressor compressor = lz4.fastCompressor();
        int end = putHeader(target, at);
        for (int done = 0; done < length; done += BLOCK) {
            int size = Math.min(BLOCK, length - done);
            int block = end + Integer.BYTES;
            int compressed = compressor.compress(bytes, offset + done, size, target, block);
            if (compressed < size) {
                Lz4Frame.putInt(target, end, compressed);
                end = block + compressed;
            } else {
                Lz4Frame.putInt(target, end, size | Lz4Frame.STORED_BLOCK);
                System.arraycopy(bytes, offset + done, target, block, size);
                end = block + size;
            }
        }
        Lz4Frame.putInt(target, end, Lz4Frame.END_MARK);
        return end + Integer.BYTES;
    }

    private int putHeader(byte[] target, int at) {
        Lz4Frame.putInt(target, at, Lz4Frame.MAGIC);
        int flags = at + Integer.BYTES;
        target[flags] = FLAGS;
        target[flags + 1] = DESCRIPTOR;
        target[flags + 2] = (byte) (hashes.hash32().hash(target, flags, 2, 0) >> 8);
        return at + HEADER;
    }
}
