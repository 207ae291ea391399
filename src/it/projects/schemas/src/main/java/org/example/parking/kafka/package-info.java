/** Two messages of Kafka's, from schemas on the class path, and of an API only one half. */
@KafkaSchemas(
        resources = {"common/message/ConsumerProtocolAssignment.json", "common/message/SaslHandshakeRequest.json"})
package org.example.parking.kafka;

import dev.wirecord.annotation.KafkaSchemas;
