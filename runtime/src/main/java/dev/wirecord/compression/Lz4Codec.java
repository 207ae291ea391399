package dev.wirecord.compression;

import dev.wirecord.io.ByteWriter;
import java.io.IOException;
import java.io.InputStream;
import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4Factory;
import net.jpountz.xxhash.XXHashFactory;

/** LZ4 frames of independent blocks. */
final class Lz4Codec implements Codec {

    private static final int FLAGS = Lz4Frame.VERSION_1 | Lz4Frame.INDEPENDENT_BLOCKS;
    private static final int DESCRIPTOR = Lz4Frame.BLOCK_64_KIB << 4;
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
    public void compress(byte[] bytes, int offset, int length, ByteWriter out) {
        writeHeader(out);
        LZ4Compressor compressor = lz4.fastCompressor();
        byte[] block = new byte[compressor.maxCompressedLength(Math.min(length, BLOCK))];
        for (int done = 0; done < length; done += BLOCK) {
            int size = Math.min(BLOCK, length - done);
            int compressed = compressor.compress(bytes, offset + done, size, block, 0);
            if (compressed < size) {
                writeLittleEndian(out, compressed);
                out.writeRaw(block, 0, compressed);
            } else {
                writeLittleEndian(out, size | Lz4Frame.STORED_BLOCK);
                out.writeRaw(bytes, offset + done, size);
            }
        }
        writeLittleEndian(out, Lz4Frame.END_MARK);
    }

    private void writeHeader(ByteWriter out) {
        byte[] flags = {FLAGS, DESCRIPTOR};
        writeLittleEndian(out, Lz4Frame.MAGIC);
        out.writeRaw(flags);
        out.writeInt8((byte) (hashes.hash32().hash(flags, 0, flags.length, 0) >> 8));
    }

    private static void writeLittleEndian(ByteWriter out, int value) {
        out.writeInt32(Integer.reverseBytes(value));
    }
}
