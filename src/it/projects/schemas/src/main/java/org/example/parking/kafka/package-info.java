/** One message of Kafka's, from the schema on the class path. */
@KafkaSchemas(resources = "common/message/ConsumerProtocolAssignment.json")
package org.example.parking.kafka;

import dev.wirecord.annotation.KafkaSchemas;
