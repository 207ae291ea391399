/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaZeroCopy] QuotaRequest.json:7: field GroupId: `zeroCopy` belongs on bytes, and this field is string. Remove it.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
