package dev.wirecord.record;

import dev.wirecord.compression.Codec;
import dev.wirecord.compression.Codecs;
import java.util.Locale;

/**
 * How the records of a batch are compressed: bits 0 to 2 of its attributes. The JDK brings gzip; the others need a
 * library, which an error names when it is missing.
 */
public enum Compression {
    /** Not at all. */
    NONE,
    /** RFC 1952. */
    GZIP,
    /** Snappy blocks in the framing of snappy-java; other clients' bare blocks are read, too. */
    SNAPPY,
    /** LZ4 frames. Before magic 2 their header has a checksum that other software refuses (KIP-57). */
    LZ4,
    /** Zstandard frames; magic 2 only (KIP-110). */
    ZSTD;

    private static final Compression[] VALUES = values();

    /** The number in the attributes, 0 to 4. */
    public int id() {
        return ordinal();
    }

    /** Kafka's name, as in the configuration {@code compression.type}. */
    public String kafkaName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The compression of that number; null for 5 to 7, which have no meaning. */
    static Compression ofAttributes(int attributes) {
        int id = attributes & BatchHeader.COMPRESSION_MASK;
        return id < VALUES.length ? VALUES[id] : null;
    }

    /**
     * What compresses, for batches of that magic.
     *
     * @throws dev.wirecord.error.MissingLibraryException when the library is not there
     */
    Codec codec(int magic) {
        return switch (this) {
            case NONE -> throw new IllegalStateException("nothing is compressed");
            case GZIP -> Codecs.gzip();
            case SNAPPY -> Codecs.snappy();
            case LZ4 -> magic == 0 ? Codecs.lz4OfMagic0() : Codecs.lz4();
            case ZSTD -> Codecs.zstd();
        };
    }
}
