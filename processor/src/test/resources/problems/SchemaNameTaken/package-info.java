/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaNameTaken] Second.json:4: The name QuotaRequest is already used by First.json:4. Rename one of the messages.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
