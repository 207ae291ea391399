package dev.wirecord.compression;

import dev.wirecord.io.ByteWriter;
import java.io.IOException;
import java.io.InputStream;

/** One way to compress bytes. Instances are shared by all threads. */
public interface Codec {

    /**
     * The decompressed bytes, as a stream that asks for no more memory than the compressed bytes can justify.
     *
     * @return a stream that throws {@link IOException} wherever the compressed bytes are wrong, and is closed by the caller
     * @throws IOException when the compressed bytes do not even begin as they should
     */
    InputStream decompress(byte[] bytes, int offset, int length) throws IOException;

    /** Appends the compressed bytes to {@code out}. */
    void compress(byte[] bytes, int offset, int length, ByteWriter out);
}
