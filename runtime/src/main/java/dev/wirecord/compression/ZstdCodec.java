package dev.wirecord.compression;

import com.github.luben.zstd.Zstd;
import java.io.InputStream;

/** Zstandard frames, by zstd-jni. */
final class ZstdCodec implements Codec {

    private static final int LEVEL = Zstd.defaultCompressionLevel();

    @Override
    public InputStream decompress(byte[] bytes, int offset, int length) {
        return new ZstdInput(bytes, offset, length);
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
}
