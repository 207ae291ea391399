/**
 * The records of tiered storage's metadata topic, and producer snapshots. Tools that read them need it, clients do not.
 */
@KafkaSchemas(folders = "storage/message")
package dev.wirecord.kafka.storage;

import dev.wirecord.annotation.KafkaSchemas;
