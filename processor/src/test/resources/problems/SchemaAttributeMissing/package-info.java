/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [FieldName] QuotaRequest.json, field ?: "" is not a name that Kafka has for fields. Write `name = "Name"`.
 // ^ [SchemaAttributeMissing] QuotaRequest.json, field ?: The attribute "name" is missing or blank. Write it.
 // ^ [SchemaAttributeMissing] QuotaRequest.json, field GroupId: The attribute "versions" is missing or blank. Write it.
 // ^ [SchemaAttributeMissing] QuotaRequest.json: The attribute "flexibleVersions" is missing or blank. Write it.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
