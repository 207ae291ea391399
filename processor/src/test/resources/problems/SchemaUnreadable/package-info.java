/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaUnreadable] QuotaRequest.json: It cannot be read: line 3, Unexpected character ('"' (code 34)): was expecting a colon to separate field name and value. Correct the file.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
