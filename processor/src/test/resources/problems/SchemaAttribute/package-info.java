/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaAttribute] QuotaRequest.json:10: field Entries.Id: The attribute "unit" is not one that Wirecord knows. Remove it, or import with a newer version.
 // ^ [SchemaAttribute] QuotaRequest.json:6: The attribute "colour" is not one that Wirecord knows. Remove it, or import with a newer version.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
