package org.example.bytesandrecords;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Bytes in all ways that there are.
 *
 * @param token a few bytes
 * @param metadata a slice of the input
 * @param signature bytes that may be missing
 * @param chunks slices in a list
 * @param digests bytes in a list
 * @param batches record batches
 * @param raw record batches as they are
 */
@KafkaMessage(type = MessageType.DATA, versions = "0-1", flexible = "1+")
public record QuotaUpload(
        byte[] token,
        ByteBuffer metadata,
        @KafkaField(nullable = "0+", defaultValue = "null") ByteBuffer signature,
        List<ByteBuffer> chunks,
        List<byte[]> digests,
        @KafkaField(nullable = "0+") Records batches,
        @KafkaField(versions = "1+", type = WireType.RECORDS, nullable = "1+") ByteBuffer raw) {}
