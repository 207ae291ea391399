package dev.wirecord.compression;

import java.io.IOException;
import java.io.InputStream;

/** One way to compress bytes. Instances are shared by all threads. */
public interface Codec {

    /**
     * The decompressed bytes, as a stream that asks for no more memory than the compressed bytes can justify.
     *
     * @return a stream that throws {@link IOException} wherever the compressed bytes are wrong, and is closed by the caller;
     *     what is {@link InputStream#available available} at first is read at once if there is room for it
     * @throws IOException when the compressed bytes do not even begin as they should
     */
    InputStream decompress(byte[] bytes, int offset, int length) throws IOException;

    /** How many bytes that many become at most, what a library needs for its work included. */
    long maxCompressedSize(int length);

    /**
     * Puts the compressed bytes into {@code target}, which has room for {@link #maxCompressedSize} of them.
     *
     * @param at where the first one goes
     * @return the index behind the last one
     */
    int compress(byte[] bytes, int offset, int length, byte[] target, int at);
}
