/** Messages that are described elsewhere. */
    @KafkaSchemas(resources = "common/message/NoSuchRequest.json")
    //                        ^ [SchemaResourceMissing] common/message/NoSuchRequest.json is not on the class path. Add what contains it, or name another resource.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
