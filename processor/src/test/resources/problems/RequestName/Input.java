package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
 // ^ [RequestName] "Quota" does not end in Request, and Kafka's requests do. Write `name = "QuotaRequest"`, or rename the record.
    record Quota(int timeoutMs) {}

    @KafkaMessage(apiKey = 901, type = MessageType.REQUEST, versions = "0-4", name = "Ask")
    //                                                                               ^ [RequestName] "Ask" does not end in Request, and Kafka's requests do. Write `name = "AskRequest"`, or rename the record.
    record AskRequest(int timeoutMs) {}

    @KafkaMessage(apiKey = 902, type = MessageType.REQUEST, versions = "0-4", name = "ListRequest")
    record NamedOtherwise(int timeoutMs) {}
}
