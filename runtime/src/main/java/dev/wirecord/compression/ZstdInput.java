package dev.wirecord.compression;

import com.github.luben.zstd.RecyclingBufferPool;
import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Cleaner;

/**
 * Reads Zstandard frames: at once if there is one that says how large it becomes, and is read into room for that; as a
 * stream otherwise, and wherever that fails, since only the stream knows how far the bytes are right.
 *
 * <p>A stream keeps a window of what it has read, as large as the frame says, and refuses one of more than 128 MiB, which
 * is zstd's own limit. At once there is no window, so what the frame says of it does not count.
 */
final class ZstdInput extends InputStream {

    // So much and so many times the compressed bytes is believed. Larger frames are a stream, which asks for memory as
    // bytes arrive.
    private static final int MOST_AT_ONCE = 1024 * 1024;
    private static final int BELIEVED_RATIO = 16;

    private static final Cleaner CLEANER = Cleaner.create();

    private final byte[] bytes;
    private final int offset;
    private final int length;

    // How many bytes there are at once; 0 once they are read, or when they are a stream.
    private int atOnce;
    private boolean ended;
    private InputStream stream;
    private Cleaner.Cleanable cleanable;

    ZstdInput(byte[] bytes, int offset, int length) {
        this.bytes = bytes;
        this.offset = offset;
        this.length = length;
        long size = Zstd.getFrameContentSize(bytes, offset, length);
        long most = Math.min(MOST_AT_ONCE, (long) length * BELIEVED_RATIO);
        this.atOnce = size > 0 && size <= most ? (int) size : 0;
    }

    @Override
    public int available() {
        return atOnce;
    }

    @Override
    public int read(byte[] target, int at, int room) throws IOException {
        int expected = atOnce;
        atOnce = 0;
        if (expected > 0 && expected <= room && fill(target, at, expected)) {
            ended = true;
            return expected;
        }
        return ended ? -1 : stream().read(target, at, room);
    }

    private boolean fill(byte[] target, int at, int size) {
        try {
            return Zstd.decompressByteArray(target, at, size, bytes, offset, length) == size;
        } catch (ZstdException e) {
            return false;
        }
    }

    private InputStream stream() throws IOException {
        if (stream == null) {
            InputStream compressed = new ByteArrayInputStream(bytes, offset, length);
            InputStream opened = new ZstdInputStreamNoFinalizer(compressed, RecyclingBufferPool.INSTANCE);
            // Native memory goes also when nobody closes the stream: an iteration that is left early closes nothing.
            cleanable = CLEANER.register(this, () -> closeQuietly(opened));
            stream = opened;
        }
        return stream;
    }

    private static void closeQuietly(InputStream zstd) {
        try {
            zstd.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public void close() {
        ended = true;
        if (cleanable != null) {
            cleanable.clean();
        }
    }
}
