package dev.wirecord.compression;

import dev.wirecord.io.BigEndian;
import dev.wirecord.io.ByteWriter;
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
    public void compress(byte[] bytes, int offset, int length, ByteWriter out) {
        out.writeInt64(MAGIC);
        out.writeInt32(VERSION);
        out.writeInt32(VERSION);
        byte[] block = new byte[Snappy.maxCompressedLength(Math.min(length, BLOCK))];
        try {
            for (int done = 0; done < length; done += BLOCK) {
                int size = Snappy.compress(bytes, offset + done, Math.min(BLOCK, length - done), block, 0);
                out.writeInt32(size);
                out.writeRaw(block, 0, size);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
