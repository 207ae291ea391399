/** The gate's own API, from the schemas in src/main/schemas. */
@KafkaSchemas
package org.example.parking;

import dev.wirecord.annotation.KafkaSchemas;
