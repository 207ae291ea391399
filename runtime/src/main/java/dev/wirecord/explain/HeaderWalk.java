package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.schema.ScalarType;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Shows the numbers that a batch, or a message before magic 2, begins with. */
final class HeaderWalk {

    private record Part(String name, ScalarType type, String note) {}

    private static final Part CRC = new Part("crc", ScalarType.UINT32, "");
    private static final Part MAGIC = new Part("magic", ScalarType.INT8, "format of the batch");

    /** In format 2, the record batch of KIP-98. */
    private static final List<Part> BATCH = List.of(
            new Part("baseOffset", ScalarType.INT64, "offset that the batch begins at; 0 from producers"),
            new Part("batchLength", ScalarType.INT32, "number of bytes that follow"),
            new Part("partitionLeaderEpoch", ScalarType.INT32, "epoch of the leader that appended the batch, or -1"),
            MAGIC,
            CRC,
            new Part("attributes", ScalarType.INT16, "what the batch is, in bits"),
            new Part("lastOffsetDelta", ScalarType.INT32, "offset that the batch ends at, counted from baseOffset"),
            new Part("baseTimestamp", ScalarType.INT64, "what the timestamps of the records count from"),
            new Part("maxTimestamp", ScalarType.INT64, "largest timestamp of the records, or time of the append"),
            new Part("producerId", ScalarType.INT64, "id of an idempotent or transactional producer, or -1"),
            new Part("producerEpoch", ScalarType.INT16, "epoch of the producer id, or -1"),
            new Part("baseSequence", ScalarType.INT32, "sequence number of the first record, or -1"),
            new Part("recordsCount", ScalarType.INT32, "number of records"));

    private static final List<Part> MESSAGE_0 = List.of(
            new Part("offset", ScalarType.INT64, "offset of the message; of compressed ones, of the last"),
            new Part("messageSize", ScalarType.INT32, "number of bytes that follow"),
            CRC,
            MAGIC,
            new Part("attributes", ScalarType.INT8, "what the message is, in bits"));

    private static final Part TIMESTAMP =
            new Part("timestamp", ScalarType.INT64, "when the message was made or appended");

    private final TreeBuilder tree;
    private final List<Part> parts;

    private HeaderWalk(TreeBuilder tree, List<Part> parts) {
        this.tree = tree;
        this.parts = parts;
    }

    /** The header of a batch of that format. */
    static HeaderWalk of(RecordBatch batch, TreeBuilder tree) {
        return new HeaderWalk(tree, batch.magic() < 2 ? MESSAGE_0 : BATCH);
    }

    /** The parts of which all formats have the like. */
    static HeaderWalk upToLength(TreeBuilder tree) {
        return new HeaderWalk(tree, BATCH.subList(0, 2));
    }

    /**
     * Reads the parts.
     *
     * @param in ends where the batch does
     * @param batch the batch; may be null where it is not read so far
     */
    void run(ByteReader in, RecordBatch batch) {
        parts.forEach(part -> read(part, in, batch));
        if (parts == MESSAGE_0 && batch.magic() == 1) {
            read(TIMESTAMP, in, batch);
        }
    }

    private void read(Part part, ByteReader in, RecordBatch batch) {
        PartReader reader = new PartReader(in, tree);
        reader.beginScalar(part.name, part.type, part.note);
        switch (part.name) {
            case "crc" -> checksum(in, batch);
            case "attributes" -> tree.meaning(BatchWords.attributes(batch));
            case "baseTimestamp", "maxTimestamp", "timestamp" -> timestamp();
            default -> {}
        }
        reader.end();
    }

    private void timestamp() {
        long timestamp = (Long) tree.current().value;
        if (timestamp >= 0) {
            tree.meaning(BatchWords.time(timestamp));
        }
    }

    /** The checksum is that of all that stands behind it. */
    private void checksum(ByteReader in, RecordBatch batch) {
        String name = batch.magic() < 2 ? "CRC-32" : "CRC-32C";
        Checksum checksum = batch.magic() < 2 ? new CRC32() : new CRC32C();
        checksum.update(in.copy().readByteBuffer(in.remaining()));
        long found = (Long) tree.current().value;
        OpenNode crc = tree.current();
        crc.text = hex(found);
        crc.note = "valid " + name + " of the bytes that follow";
        if (found != checksum.getValue()) {
            crc.note = "expected " + hex(checksum.getValue()) + ", the " + name + " of the bytes that follow";
            tree.mark(in.malformed(crc.note));
        }
    }

    private static String hex(long checksum) {
        return String.format("0x%08x", checksum);
    }
}
