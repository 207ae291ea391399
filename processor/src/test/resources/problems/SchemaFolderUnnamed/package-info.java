/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaFolderUnnamed] No folder of schemas is named. Pass the processor option `-Awirecord.schemas=<folder>`.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
