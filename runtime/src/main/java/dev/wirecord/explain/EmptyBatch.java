package dev.wirecord.explain;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** A record batch of format 2 without records, such as compaction leaves behind. */
final class EmptyBatch {

    private static final int SIZE = 61;
    private static final int LENGTH_BEHIND_ITSELF = SIZE - 12;
    private static final int CRC_OFFSET = 17;
    private static final int CRC_COVERS_FROM = 21;
    private static final byte MAGIC = 2;

    private EmptyBatch() {}

    /** The bytes, in an array of their own. */
    static byte[] bytes() {
        ByteBuffer batch = ByteBuffer.allocate(SIZE);
        batch.putLong(0); // base offset
        batch.putInt(LENGTH_BEHIND_ITSELF);
        batch.putInt(-1); // partition leader epoch
        batch.put(MAGIC);
        batch.putInt(0); // checksum, see below
        batch.putShort((short) 0); // attributes: not compressed
        batch.putInt(0); // last offset delta
        batch.putLong(-1); // base timestamp
        batch.putLong(-1); // max timestamp
        batch.putLong(-1); // producer id
        batch.putShort((short) -1); // producer epoch
        batch.putInt(-1); // base sequence
        batch.putInt(0); // number of records
        CRC32C crc = new CRC32C();
        crc.update(batch.array(), CRC_COVERS_FROM, SIZE - CRC_COVERS_FROM);
        return batch.putInt(CRC_OFFSET, (int) crc.getValue()).array();
    }
}
