/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaAttributeMissing] QuotaRequest.json:8: field ?: The attribute "name" is missing or blank. Write it.
 // ^ [SchemaAttributeMissing] QuotaRequest.json:7: field GroupId: The attribute "versions" is missing or blank. Write it.
 // ^ [SchemaAttributeMissing] QuotaRequest.json:1: The attribute "flexibleVersions" is missing or blank. Write it.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
