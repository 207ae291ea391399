/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaNameTaken] Second.json: The name QuotaRequest is already used by First.json. Rename one of the messages.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
