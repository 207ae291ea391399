/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaFields] QuotaRequest.json:7: field GroupId: The type []string has no fields of its own. Remove `fields`.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
