package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(
            @KafkaField(versions = "1+", tag = 0) String rackId,
            //                                 ^ [TagBeforeFlexible] Tagged fields need flexible versions, which start at 3, but versions start at 1. Write `versions = "3+"` or remove the tag.
            @KafkaField(versions = "0+", tag = 1, tagged = "2+") String hostName,
            //                                             ^ [TagBeforeFlexible] Tagged fields need flexible versions, which start at 3, but `tagged` starts at 2. Write `tagged = "3+"` or remove the tag.
            @KafkaField(versions = "3+", tag = 2, flexible = "4+") String later,
            //                                               ^ [TagBeforeFlexible] Tagged fields need flexible versions, and this one has `flexible = "4+"`. Write `flexible = "3+"` or remove the tag.
            @KafkaField(versions = "3+", tag = 3, flexible = "none") String never) {}
            //                                               ^ [TagBeforeFlexible] Tagged fields need flexible versions, and this one has `flexible = "none"`. Write `flexible = "3+"` or remove the tag.

    @KafkaMessage(apiKey = 901, type = MessageType.REQUEST, versions = "0-4")
    record OldRequest(@KafkaField(tag = 0, versions = "1-4") String rackId) {}
    //                                  ^ [TagBeforeFlexible] Tagged fields need flexible versions, and this message has none. Write `flexible = "1+"` on the message or remove the tag.
}
