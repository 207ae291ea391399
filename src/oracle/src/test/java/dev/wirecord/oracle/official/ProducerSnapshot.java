package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import java.util.List;

/** The producers of a partition as they are kept on disk: an unsigned checksum. */
@KafkaMessage(type = MessageType.DATA, versions = "1")
public record ProducerSnapshot(
        @KafkaField(versions = "1", type = WireType.UINT32) long crc,
        @KafkaField(versions = "1") List<ProducerEntry> producerEntries) {

    /** A producer and its last batch. */
    public record ProducerEntry(
            @KafkaField(versions = "1") long producerId,
            @KafkaField(versions = "1") short epoch,
            @KafkaField(versions = "1") int lastSequence,
            @KafkaField(versions = "1") long lastOffset,
            @KafkaField(versions = "1") int offsetDelta,
            @KafkaField(versions = "1") long timestamp,
            @KafkaField(versions = "1") int coordinatorEpoch,
            @KafkaField(versions = "1") long currentTxnFirstOffset) {}
}
