package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.record.Records;
import java.util.List;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            @KafkaField(type = WireType.UINT16) short port,
            //                         ^ [WireType] `type = UINT16` does not fit a short. Use int, int[] or List<Integer>.
            @KafkaField(type = WireType.UINT32) List<Integer> sizes,
            //                         ^ [WireType] `type = UINT32` does not fit a List<Integer>. Use long, long[] or List<Long>.
            @KafkaField(type = WireType.INT8) List<Byte> flags,
            //                         ^ [WireType] `type = INT8` does not fit a List<Byte>. Use byte[].
            @KafkaField(type = WireType.RECORDS) String batches,
            //                         ^ [WireType] `type = RECORDS` does not fit a String. Use Records, ByteBuffer or byte[].
            @KafkaField(type = WireType.RECORDS) Records allowed,
            @KafkaField(type = WireType.UINT32) Entry entry) {}
            //                         ^ [WireType] `type = UINT32` does not fit an Input.Entry. Use long, long[] or List<Long>.

    record Entry(int id) {}
}
