package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaField(versions = "1+")
 // ^ [StrayField] @KafkaField works only on components of records, and timeoutMs is a field of a class. Move it to a component.
    int timeoutMs;

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "0+")
    record QuotaRequest(int id) {

        @KafkaField
     // ^ [StrayField] @KafkaField works only on components of records, and DEFAULT_ID is a static field. Move it to a component.
        static final int DEFAULT_ID = 1;
    }

    enum Mode {
        @KafkaField
     // ^ [StrayField] @KafkaField works only on components of records, and ON is a static field. Move it to a component.
        ON
    }

    record UsedInSomeOtherModule(@KafkaField(versions = "1+") int id) {}
}
