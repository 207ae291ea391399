package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "0+")
    record QuotaRequest(TaggedFields first, int id, TaggedFields second) {}
    //                                                           ^ [TaggedFieldsTwice] QuotaRequest has two components of type TaggedFields, and a struct has one tag section. Remove one.
}
