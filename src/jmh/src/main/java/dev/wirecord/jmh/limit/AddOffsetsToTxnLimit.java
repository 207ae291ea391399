package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.AddOffsetsToTxnRequest;

/** AddOffsetsToTxn request, versions 3 and 4. */
public final class AddOffsetsToTxnLimit implements Limit<AddOffsetsToTxnRequest> {

    @Override
    public int encode(AddOffsetsToTxnRequest message, byte[] out) {
        int at = Put.string(out, 0, message.transactionalId());
        at = Put.int64(out, at, message.producerId());
        at = Put.int16(out, at, message.producerEpoch());
        at = Put.string(out, at, message.groupId());
        return Put.tags(out, at, message.unknownTaggedFields());
    }

    @Override
    public AddOffsetsToTxnRequest decode(byte[] bytes) {
        Cursor in = new Cursor(bytes);
        return new AddOffsetsToTxnRequest(in.string(), in.int64(), in.int16(), in.string(), in.noTaggedFields());
    }
}
