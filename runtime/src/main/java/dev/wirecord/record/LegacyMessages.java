package dev.wirecord.record;

import dev.wirecord.io.BigEndian;

/**
 * The messages that a batch before magic 2 stands for: itself, or what its value decompresses to. The offsets of compressed
 * messages count from the batch's in magic 1 (KIP-31), so the last one has to be known before the first can be read.
 */
final class LegacyMessages {

    private final LegacyBatch batch;
    private final byte[] bytes;
    private final int from;
    private final int to;
    private final int count;
    private final long reference;

    private LegacyMessages(LegacyBatch batch, byte[] bytes, int from, int to, int count, long reference) {
        this.batch = batch;
        this.bytes = bytes;
        this.from = from;
        this.to = to;
        this.count = count;
        this.reference = reference;
    }

    static LegacyMessages of(LegacyBatch batch) {
        Compression compression = batch.compression();
        if (compression == Compression.NONE) {
            return new LegacyMessages(batch, batch.bytes, batch.start, batch.start + batch.size, 1, batch.lastOffset());
        }
        byte[] inner = decompressedValue(batch, compression);
        int count = 0;
        int last = 0;
        for (int at = 0; at < inner.length; count++) {
            last = at;
            at = end(batch, inner, at, count);
        }
        if (count == 0) {
            throw batch.corrupt("a compressed batch without a record", -1);
        }
        return new LegacyMessages(batch, inner, 0, inner.length, count, reference(batch, inner, last));
    }

    /** The number among the inner offsets that stands for the offset of the batch. */
    private static long reference(LegacyBatch batch, byte[] inner, int last) {
        // A producer that did not number its messages left the batch's offset at 0.
        return batch.magic() == 0 || batch.lastOffset() == 0 ? batch.lastOffset() : BigEndian.getLong(inner, last);
    }

    static byte[] decompressedValue(LegacyBatch batch, Compression compression) {
        LegacyMessage wrapper = read(batch, batch.bytes, batch.start, batch.start + batch.size, -1);
        if (wrapper.valueLength() < 0) {
            throw batch.corrupt("a compressed batch whose value is null", -1);
        }
        return InflatedInput.all(batch, compression, wrapper.valueStart(), wrapper.valueLength());
    }

    private static int end(LegacyBatch batch, byte[] inner, int at, int index) {
        if (inner.length - at < BatchHeader.PREFIX_SIZE) {
            throw batch.corrupt("a message that is cut off", index);
        }
        int size = BigEndian.getInt(inner, at + BatchHeader.LENGTH);
        if (size < BatchHeader.smallestSize(batch.magic()) - BatchHeader.PREFIX_SIZE
                || size > inner.length - at - BatchHeader.PREFIX_SIZE) {
            throw batch.corrupt("a message of " + size + " bytes", index);
        }
        if (inner[at + BatchHeader.MAGIC] != batch.magic()) {
            throw batch.corrupt(
                    "magic " + inner[at + BatchHeader.MAGIC] + " in a batch of magic " + batch.magic(), index);
        }
        if ((inner[at + LegacyBatch.ATTRIBUTES] & BatchHeader.COMPRESSION_MASK) != 0) {
            throw batch.corrupt("a compressed message in a compressed batch", index);
        }
        return at + BatchHeader.PREFIX_SIZE + size;
    }

    private static LegacyMessage read(LegacyBatch batch, byte[] bytes, int at, int end, int index) {
        try {
            return LegacyMessage.read(bytes, at, end, batch.magic());
        } catch (NumberFormatException e) {
            throw batch.corrupt(e.getMessage(), index);
        }
    }

    byte[] bytes() {
        return bytes;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    int count() {
        return count;
    }

    /** Hands the parts of the message at {@code at} to a finder, and returns where it ends. */
    int read(int at, RecordFinder finder) {
        int end = at + BatchHeader.PREFIX_SIZE + BigEndian.getInt(bytes, at + BatchHeader.LENGTH);
        LegacyMessage message = LegacyMessage.read(bytes, at, end, batch.magic());
        long delta = BigEndian.getLong(bytes, at) - reference;
        if (delta != (int) delta) {
            throw new NumberFormatException("an offset that is " + delta + " from that of the batch");
        }
        finder.set(
                (int) delta,
                batch.timestampType() == TimestampType.CREATE_TIME ? message.timestamp() : batch.maxTimestamp(),
                message.keyStart(),
                message.keyLength(),
                message.valueStart(),
                message.valueLength());
        return end;
    }
}
