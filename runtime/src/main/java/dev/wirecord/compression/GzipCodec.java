package dev.wirecord.compression;

import dev.wirecord.io.ByteWriter;
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
    public void compress(byte[] bytes, int offset, int length, ByteWriter out) {
        try (OutputStream gzip = new GZIPOutputStream(new Appender(out), BUFFER)) {
            gzip.write(bytes, offset, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Appender extends OutputStream {

        private final ByteWriter out;

        Appender(ByteWriter out) {
            this.out = out;
        }

        @Override
        public void write(int value) {
            out.writeInt8((byte) value);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            out.writeRaw(bytes, offset, length);
        }
    }
}
