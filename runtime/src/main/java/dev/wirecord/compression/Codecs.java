package dev.wirecord.compression;

import dev.wirecord.error.MissingLibraryException;
import java.util.function.Supplier;

/** The codecs. Those with a library are made when they are asked for. */
public final class Codecs {

    private static final Codec GZIP = new GzipCodec();

    private Codecs() {}

    /** From the JDK. */
    public static Codec gzip() {
        return GZIP;
    }

    /**
     * With snappy-java.
     *
     * @throws MissingLibraryException when the library is not there
     */
    public static Codec snappy() {
        return load(() -> Snappy.CODEC, "snappy", "org.xerial.snappy:snappy-java", "snappy.java");
    }

    /**
     * With lz4-java.
     *
     * @throws MissingLibraryException when the library is not there
     */
    public static Codec lz4() {
        return load(() -> Lz4.CODEC, "lz4", "at.yawk.lz4:lz4-java", "org.lz4.java");
    }

    /**
     * With lz4-java, for frames whose header has the checksum of magic 0.
     *
     * @throws MissingLibraryException when the library is not there
     */
    public static Codec lz4OfMagic0() {
        return load(() -> Lz4.CODEC_OF_MAGIC_0, "lz4", "at.yawk.lz4:lz4-java", "org.lz4.java");
    }

    /**
     * With zstd-jni.
     *
     * @throws MissingLibraryException when the library is not there
     */
    public static Codec zstd() {
        return load(() -> Zstandard.CODEC, "zstd", "com.github.luben:zstd-jni", "com.github.luben.zstd_jni");
    }

    /** A class that is not there, and one whose native code does not run here, are linkage errors alike. */
    private static Codec load(Supplier<Codec> holder, String compression, String artifact, String module) {
        try {
            return holder.get();
        } catch (LinkageError e) {
            throw new MissingLibraryException(compression, artifact, module, e);
        }
    }

    // Each holder is initialized on its first use, and its codec touches the library then.

    private static final class Snappy {
        static final Codec CODEC = new SnappyCodec();
    }

    private static final class Lz4 {
        static final Codec CODEC = new Lz4Codec(true);
        static final Codec CODEC_OF_MAGIC_0 = new Lz4Codec(false);
    }

    private static final class Zstandard {
        static final Codec CODEC = new ZstdCodec();
    }
}
