/**
 * The records of KRaft's metadata log. Tools that read the log or its snapshots need it, clients do not.
 */
@KafkaSchemas(folders = "metadata/common/metadata")
package dev.wirecord.kafka.metadata;

import dev.wirecord.annotation.KafkaSchemas;
