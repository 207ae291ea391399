/**
 * What a KRaft node keeps of its quorum on disk. Tools that read the file need it, clients do not.
 */
@KafkaSchemas(folders = "raft/common/message")
package dev.wirecord.kafka.raft;

import dev.wirecord.annotation.KafkaSchemas;
