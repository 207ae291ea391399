/**
 * Kafka's requests, responses and headers, the consumer protocol, control records and other data, as records with builders
 * and codecs. Look codecs up in a {@code CodecRegistry}; their classes are for the registry.
 */
@KafkaSchemas(folders = "clients/common/message")
package dev.wirecord.kafka;

import dev.wirecord.annotation.KafkaSchemas;
