package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "1-4")
    record QuotaRequest(
            Entry first,
            //    ^ [StructVersions] Entry exists in versions 2+, and this field needs it in 1-4. Write `versions = "1+"` on the struct.
            @KafkaField(versions = "2+") Entry second,
            @KafkaField(versions = "1-2") Entry third) {}
            //                     ^ [StructVersions] Entry exists in versions 2+, and this field needs it in 1-2. Write `versions = "1+"` on the struct.

    @KafkaStruct(versions = "2+")
    record Entry(int id) {}
}
