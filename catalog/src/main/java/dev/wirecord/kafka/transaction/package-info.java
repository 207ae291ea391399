/**
 * What transaction coordinators keep in {@code __transaction_state}: keys and values of its records. Tools that read the
 * topic need it, clients do not.
 */
@KafkaSchemas(folders = "transaction/common/message")
package dev.wirecord.kafka.transaction;

import dev.wirecord.annotation.KafkaSchemas;
