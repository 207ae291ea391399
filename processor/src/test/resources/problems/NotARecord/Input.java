package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
 // ^ [NotARecord] QuotaRequest is a class, and a message must be a record. Declare it `record QuotaRequest(...)`.
    static class QuotaRequest {}

    @KafkaMessage(apiKey = 901, type = MessageType.REQUEST, versions = "0-4")
 // ^ [NotARecord] Mode is an enum, and a message must be a record. Declare it `record Mode(...)`.
    enum Mode {}

    @KafkaStruct(versions = "1+")
 // ^ [NotARecord] Entry is an interface, and a struct must be a record. Declare it `record Entry(...)`.
    interface Entry {}

    @KafkaStruct
 // ^ [NotARecord] Marked is an annotation, and a struct must be a record. Declare it `record Marked(...)`.
    @interface Marked {}
}
