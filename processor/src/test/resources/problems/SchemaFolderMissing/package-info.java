/** Messages that are described elsewhere. */
    @KafkaSchemas(folders = {"requests", "responses"})
    //                      ^ [SchemaFolderMissing] The folder src/test/resources/problems/SchemaFolderMissing/requests of schemas does not exist. Create it, or name another.
    //                      ^ [SchemaFolderMissing] The folder src/test/resources/problems/SchemaFolderMissing/responses of schemas does not exist. Create it, or name another.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
