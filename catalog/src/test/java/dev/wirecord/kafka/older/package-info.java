/** The messages of Kafka 3.9, imported for tests: versions that 4.x has dropped. */
@KafkaSchemas(folders = "common/message")
package dev.wirecord.kafka.older;

import dev.wirecord.annotation.KafkaSchemas;
