package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.FetchResponse;
import dev.wirecord.kafka.FetchResponse.AbortedTransaction;
import dev.wirecord.kafka.FetchResponse.FetchableTopicResponse;
import dev.wirecord.kafka.FetchResponse.PartitionData;
import dev.wirecord.type.ObjectList;
import dev.wirecord.type.Uuids;
import java.util.List;

/** Fetch response, version 12. */
public final class FetchLimit implements Limit<FetchResponse> {

    @Override
    public int encode(FetchResponse message, byte[] out) {
        int at = Put.int32(out, 0, message.throttleTimeMs());
        at = Put.int16(out, at, message.errorCode());
        at = Put.int32(out, at, message.sessionId());
        List<FetchableTopicResponse> topics = message.responses();
        int size = topics.size();
        at = Put.varint(out, at, size + 1);
        for (int i = 0; i < size; i++) {
            FetchableTopicResponse topic = topics.get(i);
            at = Put.string(out, at, topic.topic());
            at = partitions(topic.partitions(), out, at);
            at = Put.tags(out, at, topic.unknownTaggedFields());
        }
        return Put.tags(out, at, message.unknownTaggedFields());
    }

    private static int partitions(List<PartitionData> partitions, byte[] out, int start) {
        int size = partitions.size();
        int at = Put.varint(out, start, size + 1);
        for (int i = 0; i < size; i++) {
            PartitionData partition = partitions.get(i);
            at = Put.int32(out, at, partition.partitionIndex());
            at = Put.int16(out, at, partition.errorCode());
            at = Put.int64(out, at, partition.highWatermark());
            at = Put.int64(out, at, partition.lastStableOffset());
            at = Put.int64(out, at, partition.logStartOffset());
            at = aborted(partition.abortedTransactions(), out, at);
            at = Put.int32(out, at, partition.preferredReadReplica());
            at = Put.records(out, at, partition.records());
            at = FetchTags.put(partition, out, at);
        }
        return at;
    }

    private static int aborted(List<AbortedTransaction> transactions, byte[] out, int start) {
        if (transactions == null) {
            return Put.int8(out, start, 0);
        }
        int size = transactions.size();
        int at = Put.varint(out, start, size + 1);
        for (int i = 0; i < size; i++) {
            at = Put.int64(out, at, transactions.get(i).producerId());
            at = Put.int64(out, at, transactions.get(i).firstOffset());
            at = Put.tags(out, at, transactions.get(i).unknownTaggedFields());
        }
        return at;
    }

    @Override
    public FetchResponse decode(byte[] bytes) {
        Cursor in = new Cursor(bytes);
        return new FetchResponse(in.int32(), in.int16(), in.int32(), topics(in), List.of(), in.noTaggedFields());
    }

    private static List<FetchableTopicResponse> topics(Cursor in) {
        FetchableTopicResponse[] topics = new FetchableTopicResponse[in.length()];
        for (int i = 0; i < topics.length; i++) {
            topics[i] = new FetchableTopicResponse(in.string(), Uuids.ZERO, partitions(in), in.noTaggedFields());
        }
        return ObjectList.wrap(topics);
    }

    private static List<PartitionData> partitions(Cursor in) {
        PartitionData[] partitions = new PartitionData[in.length()];
        for (int i = 0; i < partitions.length; i++) {
            partitions[i] = FetchTags.partition(
                    in,
                    in.int32(),
                    in.int16(),
                    in.int64(),
                    in.int64(),
                    in.int64(),
                    aborted(in),
                    in.int32(),
                    in.records());
        }
        return ObjectList.wrap(partitions);
    }

    private static List<AbortedTransaction> aborted(Cursor in) {
        int length = in.length();
        if (length <= 0) {
            return length < 0 ? null : List.of();
        }
        AbortedTransaction[] transactions = new AbortedTransaction[length];
        for (int i = 0; i < length; i++) {
            transactions[i] = new AbortedTransaction(in.int64(), in.int64(), in.noTaggedFields());
        }
        return ObjectList.wrap(transactions);
    }
}
