package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.RESPONSE, versions = "0", listeners = {"broker", "controller"})
    //                                                                                   ^ [RequestOnly] `listeners` belongs to requests, and this is a message of type RESPONSE. Remove it.
    record QuotaResponse(int timeoutMs) {}

    @KafkaMessage(type = MessageType.DATA, versions = "0", latestVersionUnstable = true)
    //                                                                             ^ [RequestOnly] `latestVersionUnstable` belongs to requests, and this is a message of type DATA. Remove it.
    record Quota(int id) {}

    @KafkaMessage(type = MessageType.DATA, versions = "0")
    record Answered(int id) implements KafkaRequest<QuotaResponse> {}
 // ^ [RequestOnly] `KafkaRequest` belongs to requests, and this is a message of type DATA. Remove it.
}
