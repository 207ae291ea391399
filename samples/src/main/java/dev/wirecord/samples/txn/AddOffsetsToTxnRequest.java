package dev.wirecord.samples.txn;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;

/**
 * Asks the transaction coordinator to make a consumer group's offsets part of a transaction.
 *
 * @param transactionalId the transaction's id
 * @param producerId the id of the producer that runs the transaction
 * @param producerEpoch the epoch of that producer id
 * @param groupId the group whose offsets are to join
 */
@KafkaMessage(apiKey = 25, type = MessageType.REQUEST, versions = "0-4", flexible = "3+", listeners = "broker")
public record AddOffsetsToTxnRequest(
        @KafkaField(versions = "0+", entityType = EntityType.TRANSACTIONAL_ID)
        String transactionalId,

        @KafkaField(versions = "0+", entityType = EntityType.PRODUCER_ID)
        long producerId,

        @KafkaField(versions = "0+") short producerEpoch,

        @KafkaField(versions = "0+", entityType = EntityType.GROUP_ID)
        String groupId)
        implements KafkaRequest<AddOffsetsToTxnResponse> {}
