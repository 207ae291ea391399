package dev.wirecord.compression;

import dev.wirecord.io.BigEndian;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.xerial.snappy.Snappy;

/**
 * Snappy in the framing of snappy-java: a header, then blocks with an int32 length before each. Other clients send one
 * bare block, which is read, too; a bare block cannot begin as the header does.
 */
final class SnappyCodec implements Codec {

    /** What snappy-java puts first: 0x82, "SNAPPY", 0. */
    static final long MAGIC = 0x82534e4150505900L;

    /** The magic, a version and the oldest compatible version. */
    static final int HEADER_SIZE = 16;

    private static final int VERSION = 1;
    private static final int BLOCK = 32 * 1024;

    SnappyCodec() {
        // Loads the native code, so that its absence shows here and not amid a batch.
        Snappy.maxCompressedLength(BLOCK);
    }

    @Override
    public InputStream decompress(byte[] bytes, int offset, int length) throws IOException {
        boolean framed = length >= HEADER_SIZE && BigEndian.getLong(bytes, offset) == MAGIC;
        return new SnappyInput(bytes, offset, length, framed);
    }

    @Override
    public long maxCompressedSize(int length) {
        long blocks = (length + BLOCK - 1L) / BLOCK;
        return HEADER_SIZE + blocks * (Integer.BYTES + Snappy.maxCompressedLength(BLOCK));
    }

    @Override
    public int compress(byte[] bytes, int offset, int length, byte[] target, int at) {
        BigEndian.putLong(target, at, MAGIC);
        BigEndian.putInt(target, at + Long.BYTES, VERSION);
        BigEndian.putInt(target, at + Long.BYTES + Integer.BYTES, VERSION);
        int end = at + HEADER_SIZE;
        try {
            for (int done = 0; done < length; done += BLOCK) {
                int block = end + Integer.BYTES;
                int size = Snappy.compress(bytes, offset + done, Math.min(BLOCK, length - done), target, block);
                BigEndian.putInt(target, end, size);
                end = block + size;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return end;
    }
}
