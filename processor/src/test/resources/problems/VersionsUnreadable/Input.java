package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0..4", flexible = ">=3")
    //                                                                 ^ [VersionsUnreadable] "0..4" is not a version range. Write "0-4", "0+", "0" or "none".
    //                                                                                    ^ [VersionsUnreadable] ">=3" is not a version range. Write "3-7", "3+", "3" or "none".
    record QuotaRequest(
            @KafkaField(versions = "3-1") int first,
            //                     ^ [VersionsUnreadable] "3-1" is not a version range. Write "1-3", "3+", "3" or "none".
            @KafkaField(versions = "1+", nullable = "all") String second,
            //                                      ^ [VersionsUnreadable] "all" is not a version range. Write "0-4", "0+", "0" or "none".
            @KafkaField(tagged = "40000+", tag = 0) int third,
            //                   ^ [VersionsUnreadable] "40000+" is not a version range. Write "0-4", "0+", "0" or "none".
            @KafkaField(flexible = "") String fourth,
            //                     ^ [VersionsUnreadable] "" is not a version range. Write "0-4", "0+", "0" or "none".
            Entry entry) {}

    @KafkaStruct(versions = "5-")
    //                      ^ [VersionsUnreadable] "5-" is not a version range. Write "5-9", "5+", "5" or "none".
    record Entry(@KafkaField(versions = " 1+") int id) {}
    //                                  ^ [VersionsUnreadable] " 1+" is not a version range. Write "1-5", "1+", "1" or "none".

    @KafkaStruct(versions = "none, really")
    //                      ^ [VersionsUnreadable] "none, really" is not a version range. Write "0-4", "0+", "0" or "none".
    record Unused(int id) {}
}
