package dev.wirecord.compression;

import java.io.IOException;
import net.jpountz.lz4.LZ4Exception;
import net.jpountz.lz4.LZ4SafeDecompressor;
import net.jpountz.xxhash.XXHash32;

/** Reads one LZ4 frame of independent blocks, and refuses bytes behind it. */
final class Lz4Input extends BlockInput {

    // The format's densest sequence makes 255 bytes of one.
    private static final int HIGHEST_RATIO = 255;

    private final LZ4SafeDecompressor decompressor;
    private final XXHash32 hash;
    private final int blockSize;
    private final boolean blockChecksums;
    private final boolean contentChecksum;
    private boolean ended;

    // The block.
    private boolean stored;
    private int at;
    private int length;
    private int most;

    Lz4Input(
            byte[] bytes,
            int offset,
            int length,
            LZ4SafeDecompressor decompressor,
            XXHash32 hash,
            boolean headerChecked)
            throws IOException {
        super(bytes, offset, length);
        this.decompressor = decompressor;
        this.hash = hash;
        if (Lz4Frame.getInt(bytes, take(Integer.BYTES)) != Lz4Frame.MAGIC) {
            throw new IOException("the frame's magic is missing");
        }
        int header = take(2);
        int flags = bytes[header];
        this.blockSize = blockSize(flags, bytes[header + 1]);
        this.blockChecksums = (flags & Lz4Frame.BLOCK_CHECKSUM) != 0;
        this.contentChecksum = (flags & Lz4Frame.CONTENT_CHECKSUM) != 0;
        take((flags & Lz4Frame.CONTENT_SIZE) != 0 ? Long.BYTES : 0);
        int checksum = take(1);
        if (headerChecked && (byte) (hash.hash(bytes, header, checksum - header, 0) >> 8) != bytes[checksum]) {
            throw new IOException("the frame's header does not have its checksum");
        }
    }

    private static int blockSize(int flags, int descriptor) throws IOException {
        int number = descriptor >> 4 & 0x07;
        if ((flags & Lz4Frame.VERSION_MASK) != Lz4Frame.VERSION_1
                || (flags & Lz4Frame.INDEPENDENT_BLOCKS) == 0
                || (flags & Lz4Frame.RESERVED_FLAGS) != 0
                || (descriptor & Lz4Frame.RESERVED_DESCRIPTOR) != 0
                || number < Lz4Frame.BLOCK_64_KIB) {
            throw new IOException(String.format("a frame with flags %02x %02x", flags & 0xff, descriptor & 0xff));
        }
        return Lz4Frame.blockSize(number);
    }

    @Override
    int nextBlock() throws IOException {
        if (ended) {
            return -1;
        }
        int header = Lz4Frame.getInt(bytes, take(Integer.BYTES));
        if (header == Lz4Frame.END_MARK) {
            return end();
        }
        stored = header < 0;
        length = header & ~Lz4Frame.STORED_BLOCK;
        if (length > blockSize) {
            throw new IOException("a block of " + length + " bytes, where the frame allows " + blockSize);
        }
        at = take(length);
        if (blockChecksums && hash.hash(bytes, at, length, 0) != Lz4Frame.getInt(bytes, take(Integer.BYTES))) {
            throw new IOException("a block does not have its checksum");
        }
        most = stored ? length : (int) Math.min(blockSize, (long) length * HIGHEST_RATIO);
        return most;
    }

    private int end() throws IOException {
        ended = true;
        take(contentChecksum ? Integer.BYTES : 0);
        if (left() != 0) {
            throw new IOException(left() + " bytes behind the frame");
        }
        return -1;
    }

    @Override
    int decompress(byte[] target, int offset) throws IOException {
        if (stored) {
            System.arraycopy(bytes, at, target, offset, length);
            return length;
        }
        try {
            return decompressor.decompress(bytes, at, length, target, offset, most);
        } catch (LZ4Exception e) {
            throw new IOException("a block that is not LZ4", e);
        }
    }
}
