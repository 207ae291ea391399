/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaStructTwice] QuotaRequest.json:15: field Second: The struct Entry is described twice. Describe it in commonStructs, and nowhere else.
 // ^ [SchemaStructTwice] QuotaRequest.json:18: field Third: The struct Common is described twice. Describe it in commonStructs, and nowhere else.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
