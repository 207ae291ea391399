package dev.wirecord.jmh.limit;

import com.github.luben.zstd.Zstd;
import dev.wirecord.io.BigEndian;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4Factory;
import net.jpountz.lz4.LZ4SafeDecompressor;
import org.xerial.snappy.Snappy;

/** What a codec's library takes for the records of a batch, without the batch: from one array to another that is there. */
public final class CodecLimit {

    private static final LZ4Factory LZ4 = LZ4Factory.fastestInstance();
    private static final int BUFFER = 8 * 1024;

    // The blocks that kafka-clients writes.
    private static final int LZ4_BLOCK = 64 * 1024;
    private static final int SNAPPY_BLOCK = 32 * 1024;

    private final String compression;
    private final byte[] records;
    private final byte[] compressed;
    private final byte[] room;
    private final int compressedSize;

    /** A limit of a compression of that name, for those records. */
    public CodecLimit(String compression, byte[] records) {
        this.compression = compression;
        this.records = records;
        this.room = new byte[2 * records.length];
        this.compressed = new byte[2 * records.length];
        this.compressedSize = compress(compressed);
        if (decompress() != records.length) {
            throw new IllegalStateException(compression + " does not give back what it took");
        }
    }

    /** Compresses the records and returns how many bytes they become. */
    public int compress() {
        return compress(room);
    }

    private int compress(byte[] target) {
        try {
            return switch (compression) {
                case "GZIP" -> gzip(target);
                case "SNAPPY" -> snappy(target);
                case "LZ4" -> lz4(target);
                case "ZSTD" ->
                    (int) Zstd.compressByteArray(
                            target, 0, target.length, records, 0, records.length, Zstd.defaultCompressionLevel());
                default -> throw new IllegalArgumentException(compression);
            };
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private int gzip(byte[] target) throws IOException {
        Into into = new Into(target);
        try (OutputStream out = new GZIPOutputStream(into, BUFFER)) {
            out.write(records);
        }
        return into.size();
    }

    /** Decompresses the records and returns how many bytes they become. */
    public int decompress() {
        try {
            return switch (compression) {
                case "GZIP" -> gunzip();
                case "SNAPPY" -> unsnappy();
                case "LZ4" -> unlz4();
                case "ZSTD" -> (int) Zstd.decompressByteArray(room, 0, room.length, compressed, 0, compressedSize);
                default -> throw new IllegalArgumentException(compression);
            };
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private int gunzip() throws IOException {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed, 0, compressedSize), BUFFER)) {
            return in.readNBytes(room, 0, room.length);
        }
    }

    private int lz4(byte[] target) {
        LZ4Compressor compressor = LZ4.fastCompressor();
        int end = 0;
        for (int done = 0; done < records.length; done += LZ4_BLOCK) {
            int size = Math.min(LZ4_BLOCK, records.length - done);
            int compressedSize = compressor.compress(records, done, size, target, end + 4);
            BigEndian.putInt(target, end, compressedSize);
            end += 4 + compressedSize;
        }
        return end;
    }

    private int unlz4() {
        LZ4SafeDecompressor decompressor = LZ4.safeDecompressor();
        int end = 0;
        for (int at = 0; at < compressedSize; at += 4 + BigEndian.getInt(compressed, at)) {
            end += decompressor.decompress(compressed, at + 4, BigEndian.getInt(compressed, at), room, end);
        }
        return end;
    }

    private int snappy(byte[] target) throws IOException {
        int end = 0;
        for (int done = 0; done < records.length; done += SNAPPY_BLOCK) {
            int size = Snappy.compress(records, done, Math.min(SNAPPY_BLOCK, records.length - done), target, end + 4);
            BigEndian.putInt(target, end, size);
            end += 4 + size;
        }
        return end;
    }

    private int unsnappy() throws IOException {
        int end = 0;
        for (int at = 0; at < compressedSize; at += 4 + BigEndian.getInt(compressed, at)) {
            end += Snappy.uncompress(compressed, at + 4, BigEndian.getInt(compressed, at), room, end);
        }
        return end;
    }

    private static final class Into extends ByteArrayOutputStream {

        Into(byte[] target) {
            super(0);
            this.buf = target;
        }
    }
}
