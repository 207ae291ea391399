/**
 * What group coordinators keep in {@code __consumer_offsets}: keys and values of its records. Brokers and tools that read
 * the topic need it, clients do not.
 */
@KafkaSchemas(folders = "group/common/message")
package dev.wirecord.kafka.group;

import dev.wirecord.annotation.KafkaSchemas;
