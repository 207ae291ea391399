package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(First.Entry first, Second.Entry second, Named named) {}

    static class First {

        record Entry(int id) {}
    }

    static class Second {

        record Entry(int id) {}
     // ^ [StructNameTaken] org.example.Input.First.Entry and org.example.Input.Second.Entry are both named Entry in this message, capitals aside. Write `@KafkaStruct(name = ...)` on one of them.
    }

    @KafkaStruct(name = "ENTRY")
    //                  ^ [StructNameTaken] org.example.Input.First.Entry and org.example.Input.Named are both named ENTRY in this message, capitals aside. Write `@KafkaStruct(name = ...)` on one of them.
    record Named(int id) {}
}
