package dev.wirecord.oracle.record;

import dev.wirecord.record.RecordHeader;
import java.nio.ByteBuffer;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.MemoryRecordsBuilder;
import org.apache.kafka.common.utils.internals.ByteBufferOutputStream;

/** Writes batches with kafka-clients. */
final class KafkaBatches {

    private KafkaBatches() {}

    static byte[] write(BatchPlan plan) {
        MemoryRecordsBuilder builder = builder(plan);
        for (BatchPlan.Entry entry : plan.entries()) {
            builder.appendWithOffset(
                    entry.offset(), entry.timestamp(), entry.keyBuffer(), entry.valueBuffer(), headers(entry));
        }
        return bytes(builder.build().buffer());
    }

    private static MemoryRecordsBuilder builder(BatchPlan plan) {
        return new MemoryRecordsBuilder(
                new ByteBufferOutputStream(1024),
                (byte) plan.magic(),
                Compression.of(CompressionType.forId(plan.compression().id())).build(),
                timestampType(plan),
                plan.baseOffset(),
                plan.logAppendTime(),
                plan.producerId(),
                plan.producerEpoch(),
                plan.baseSequence(),
                plan.transactional(),
                false,
                plan.leaderEpoch(),
                Integer.MAX_VALUE,
                plan.deleteHorizon());
    }

    private static TimestampType timestampType(BatchPlan plan) {
        if (plan.magic() == 0) {
            return TimestampType.NO_TIMESTAMP_TYPE;
        }
        return plan.logAppendTime() >= 0 ? TimestampType.LOG_APPEND_TIME : TimestampType.CREATE_TIME;
    }

    private static Header[] headers(BatchPlan.Entry entry) {
        RecordHeaders headers = new RecordHeaders();
        for (RecordHeader header : entry.headers()) {
            headers.add(header.key(), bytes(header.value()));
        }
        return headers.toArray();
    }

    static byte[] bytes(ByteBuffer buffer) {
        if (buffer == null) {
            return null;
        }
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(buffer.position(), bytes);
        return bytes;
    }
}
