package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(
            @KafkaField(versions = "5+") int timeoutMs,
            //                     ^ warning [VersionsOutsideMessage] Versions 5+ never occur: the message has versions 0-4. Start at 4 or lower, or raise the message to "0-5".
            @KafkaField(tagged = "6+", tag = 0) int throttleMs,
            //                   ^ warning [VersionsOutsideMessage] Versions 6+ never occur: the message has versions 0-4. Start at 4 or lower, or raise the message to "0-6".
            Entry entry) {}

    record Entry(@KafkaField(versions = "7", ignorable = true) String name) {}
    //                                  ^ warning [VersionsOutsideMessage] Versions 7 never occur: the message has versions 0-4. Start at 4 or lower, or raise the message to "0-7".
}
