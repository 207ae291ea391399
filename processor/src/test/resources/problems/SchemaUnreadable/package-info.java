/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaUnreadable] Empty.json:1: The schema cannot be read: There is nothing in it. Correct the file.
 // ^ [SchemaUnreadable] Latin.json: The schema cannot be read: It is not encoded in UTF-8. Correct the file.
 // ^ [SchemaUnreadable] QuotaRequest.json:3: The schema cannot be read: Unexpected character ('"' (code 34)): was expecting a colon to separate field name and value. Correct the file.
 // ^ [SchemaUnreadable] Twice.json:7: The schema cannot be read: Something follows the schema. Correct the file.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
