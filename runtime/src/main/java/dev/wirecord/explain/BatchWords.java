package dev.wirecord.explain;

import dev.wirecord.error.CorruptBatchException;
import dev.wirecord.record.Compression;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.TimestampType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Batches in words. */
final class BatchWords {

    private BatchWords() {}

    /** Whether the records are compressed, or the attributes claim what does not exist. */
    static boolean isCompressed(RecordBatch batch) {
        try {
            return batch.compression() != Compression.NONE;
        } catch (CorruptBatchException e) {
            return true;
        }
    }

    /** What the bits of the attributes say. */
    static String attributes(RecordBatch batch) {
        List<String> words = new ArrayList<>();
        words.add(compression(batch));
        if (batch.timestampType() != TimestampType.NONE) {
            words.add(batch.timestampType() == TimestampType.CREATE_TIME ? "CreateTime" : "LogAppendTime");
        }
        if (batch.isTransactional()) {
            words.add("transactional");
        }
        if (batch.isControl()) {
            words.add("control");
        }
        if (batch.deleteHorizon().isPresent()) {
            words.add("delete horizon");
        }
        return String.join(", ", words);
    }

    private static String compression(RecordBatch batch) {
        try {
            Compression compression = batch.compression();
            return compression == Compression.NONE ? "not compressed" : compression.kafkaName();
        } catch (CorruptBatchException e) {
            return "unknown compression";
        }
    }

    /** How many records a batch has, and the range of their offsets. */
    static String records(RecordBatch batch) {
        int count = batch.recordCount();
        return count == 0
                ? "no records"
                : count + (count == 1 ? " record" : " records") + ", offsets " + batch.baseOffset() + " to "
                        + batch.lastOffset();
    }

    /** A record by its offset, and its time if it has one. */
    static String record(long offset, long timestamp) {
        return "offset " + offset + (timestamp < 0 ? "" : ", " + time(timestamp));
    }

    /** Milliseconds since 1970 as a date and a time. */
    static String time(long timestamp) {
        return Instant.ofEpochMilli(timestamp).toString();
    }
}
