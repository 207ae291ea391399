package dev.wirecord.samples.txn;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Says whether the offsets joined.
 *
 * @param throttleTimeMs how many milliseconds the broker held the request back because of a quota
 * @param errorCode why it failed, or 0
 */
@KafkaMessage(apiKey = 25, type = MessageType.RESPONSE, versions = "0-4", flexible = "3+")
public record AddOffsetsToTxnResponse(
        @KafkaField(versions = "0+") int throttleTimeMs,
        @KafkaField(versions = "0+") short errorCode) {}
