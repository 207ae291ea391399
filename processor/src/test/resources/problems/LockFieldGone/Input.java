package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(int size, @KafkaField(versions = "1+") List<Entry> entries) {}
 // ^ [LockFieldGone] "Name string 2+ nullable 2+" is locked in versions 0-4, and gone. Put it back; to retire it, write `versions = "2-4"`, and raise the message to "0-5".
 // ^ [LockFieldGone] "Rack string 3+ tag 0" is locked in versions 0-4, and gone. Put it back; a tagged field stays for good.

    record Entry(int id) {}
 // ^ [LockFieldGone] "Key string 1+" is locked in versions 0-4, and gone. Put it back; to retire it, write `versions = "1-4"`, and raise the message to "0-5".
}
