package dev.wirecord.compression;

import com.github.luben.zstd.RecyclingBufferPool;
import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Cleaner;

/** Zstandard frames, by zstd-jni. */
final class ZstdCodec implements Codec {

    private static final int LEVEL = Zstd.defaultCompressionLevel();
    private static final Cleaner CLEANER = Cleaner.create();

    @Override
    public InputStream decompress(byte[] bytes, int offset, int length) throws IOException {
        InputStream compressed = new ByteArrayInputStream(bytes, offset, length);
        return new CleanedInput(new ZstdInputStreamNoFinalizer(compressed, RecyclingBufferPool.INSTANCE));
    }

    @Override
    public long maxCompressedSize(int length) {
        return Zstd.compressBound(length);
    }

    @Override
    public int compress(byte[] bytes, int offset, int length, byte[] target, int at) {
        long size = Zstd.compressByteArray(target, at, target.length - at, bytes, offset, length, LEVEL);
        if (Zstd.isError(size)) {
            throw new IllegalStateException(Zstd.getErrorName(size));
        }
        return at + (int) size;
    }

    /** Native memory goes also when nobody closes the stream: an iteration that is left early closes nothing. */
    private static final class CleanedInput extends FilterInputStream {

        private final Cleaner.Cleanable cleanable;

        CleanedInput(InputStream zstd) {
            super(zstd);
            this.cleanable = CLEANER.register(this, () -> closeQuietly(zstd));
        }

        private static void closeQuietly(InputStream zstd) {
            try {
                zstd.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            cleanable.clean();
        }
    }
}
