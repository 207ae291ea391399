package dev.wirecord.oracle.record;

import dev.wirecord.record.RecordBatchBuilder;

/** Writes batches with Wirecord. */
final class WirecordBatches {

    private WirecordBatches() {}

    static byte[] write(BatchPlan plan) {
        RecordBatchBuilder builder = new RecordBatchBuilder()
                .baseOffset(plan.baseOffset())
                .partitionLeaderEpoch(plan.leaderEpoch())
                .compression(plan.compression())
                .producer(plan.producerId(), plan.producerEpoch(), plan.baseSequence())
                .transactional(plan.transactional());
        if (plan.logAppendTime() >= 0) {
            builder.logAppendTime(plan.logAppendTime());
        }
        if (plan.deleteHorizon() >= 0) {
            builder.deleteHorizon(plan.deleteHorizon());
        }
        for (BatchPlan.Entry entry : plan.entries()) {
            append(builder, plan, entry);
        }
        return KafkaBatches.bytes(builder.build().buffer());
    }

    /** Through the shortest method that can say it, so that all of them are used. */
    private static void append(RecordBatchBuilder builder, BatchPlan plan, BatchPlan.Entry entry) {
        boolean next = entry.offset() == plan.baseOffset() + builder.recordCount();
        if (next && entry.headers().isEmpty()) {
            builder.append(entry.timestamp(), entry.key(), entry.value());
        } else {
            builder.appendAt(
                    entry.offset(), entry.timestamp(), entry.keyBuffer(), entry.valueBuffer(), entry.headers());
        }
    }
}
