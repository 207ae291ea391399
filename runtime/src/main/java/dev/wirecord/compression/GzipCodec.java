package dev.wirecord.compression;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Gzip by the JDK. Several members in a row are read as one, as RFC 1952 wants it. */
final class GzipCodec implements Codec {

    private static final int BUFFER = 8 * 1024;

    @Override
    public InputStream decompress(byte[] bytes, int offset, int length) throws IOException {
        return new GZIPInputStream(new ByteArrayInputStream(bytes, offset, length), BUFFER);
    }

    @Override
    public long maxCompressedSize(int length) {
        // An eighth more is what the least careful of the zlibs that JDKs are built with may need, and header and
        // trailer.
        return length + (length >>> 3) + 64L;
    }

    @Override
    public int compress(byte[] bytes, int offset, int length, byte[] target, int at) {
        Into into = new Into(target, at);
        try (OutputStream gzip = new GZIPOutputStream(into, BUFFER)) {
            gzip.write(bytes, offset, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return into.at;
    }

    private static final class Into extends OutputStream {

        private final byte[] target;
        private int at;

        Into(byte[] target, int at) {
            this.target = target;
            this.at = at;
        }

        @Override
        public void write(int value) {
            target[at++] = (byte) value;
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            System.arraycopy(bytes, offset, target, at, length);
            at += length;
        }
    }
}
