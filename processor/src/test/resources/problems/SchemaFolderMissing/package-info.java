/** Messages that are described elsewhere. */
    @KafkaSchemas(folders = {"requests", "responses"})
    //                      ^ [SchemaFolderMissing] The folder src/test/resources/problems/SchemaFolderMissing/requests does not exist, and schemas are read from it. Create it, or name another.
    //                      ^ [SchemaFolderMissing] The folder src/test/resources/problems/SchemaFolderMissing/responses does not exist, and schemas are read from it. Create it, or name another.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
