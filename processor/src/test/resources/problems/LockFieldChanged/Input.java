package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-5", flexible = "3+")
    record QuotaRequest(
            long size,
            //   ^ [LockFieldChanged] The type of size is locked as int32 in versions 0-4, and written as int64. Put it back; to change it, end it with `versions = "0-4"` and add another with `versions = "5+"`.
            @KafkaField(defaultValue = "9093") int port,
            //                         ^ [LockFieldChanged] The default of port is locked as 9092 in versions 0-4, and written as 9093. Put it back; to change it, end it with `versions = "0-4"` and add another with `versions = "5+"`.
            @KafkaField(versions = "1+") String early,
            //                     ^ [LockFieldChanged] The range of early is locked as 0+ in versions 0-4, and written as 1+. Put it back; a change may begin with version 5.
            @KafkaField(versions = "2-3") String late,
            //                     ^ [LockFieldChanged] The range of late is locked as 2+ in versions 0-4, and written as 2-3. Put it back; a change may begin with version 5.
            @KafkaField(nullable = "0+") String name,
            //                     ^ [LockFieldChanged] The nullable range of name is locked as 1+ in versions 0-4, and written as 0+. Put it back; a change may begin with version 5.
            @KafkaField(nullable = "5+") byte[] raw,
         // ^ [LockFieldChanged] The flexible override of raw is locked as none in versions 0-4, and written as the range of the message. Put it back; it stays for good.
            Entry entry,
            @KafkaField(versions = "3+", tag = 1) String rack,
            //                                 ^ [LockFieldChanged] The tag of rack is locked as 0 in 3+ in versions 0-4, and written as 1 in 3+. Put it back; a new field has a tag of its own.
            @KafkaField(versions = "3+", tag = 0, nullable = "3+", defaultValue = "null") String host,
            //                                 ^ [LockFieldChanged] The tag of host is locked as 1 in 3+ in versions 0-4, and written as 0 in 3+. Put it back; a new field has a tag of its own.
            //                                                                    ^ [LockFieldChanged] The default of host is locked as "localhost" in versions 0-4, and written as null. Put it back; to change it, add another with a tag of its own.
            @KafkaField(defaultValue = "0x10") int same) {}

    record Entry(int id, @KafkaField(nullable = "1+", versions = "1+") String key) {}
    //                                          ^ [LockFieldChanged] The nullable range of key is locked as none in versions 0-4, and written as 1+. Put it back; a change may begin with version 5.
}
