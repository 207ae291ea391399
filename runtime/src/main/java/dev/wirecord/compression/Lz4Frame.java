package dev.wirecord.compression;

import dev.wirecord.io.BigEndian;

/** The header of an LZ4 frame, as the LZ4 frame format describes it, little-endian. */
final class Lz4Frame {

    static final int MAGIC = 0x184d2204;
    static final int STORED_BLOCK = 0x80000000;
    static final int END_MARK = 0;

    // The first byte behind the magic.
    static final int VERSION_MASK = 0xc0;
    static final int VERSION_1 = 0x40;
    static final int INDEPENDENT_BLOCKS = 0x20;
    static final int BLOCK_CHECKSUM = 0x10;
    static final int CONTENT_SIZE = 0x08;
    static final int CONTENT_CHECKSUM = 0x04;
    static final int RESERVED_FLAGS = 0x03;

    // The second: the largest block in bits 4 to 6.
    static final int RESERVED_DESCRIPTOR = 0x8f;
    static final int BLOCK_64_KIB = 4;
    static final int BLOCK_4_MIB = 7;

    private Lz4Frame() {}

    /** How many bytes the blocks of that number have at most, 4 to 7. */
    static int blockSize(int number) {
        return 1 << 2 * number + 8;
    }

    static void putInt(byte[] bytes, int at, int value) {
        BigEndian.putInt(bytes, at, Integer.reverseBytes(value));
    }

    static int getInt(byte[] bytes, int at) {
        return Integer.reverseBytes(BigEndian.getInt(bytes, at));
    }
}
