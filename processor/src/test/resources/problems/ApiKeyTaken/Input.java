package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record FirstRequest(int timeoutMs) {}

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0")
    //                     ^ [ApiKeyTaken] API key 900 is already used by the request FirstRequest. Give this message a key of its own.
    record SecondRequest(int id) {}

    @KafkaMessage(apiKey = 900, type = MessageType.RESPONSE, versions = "0")
    record FirstResponse(int id) {}

    @KafkaMessage(type = MessageType.RESPONSE, versions = "0", apiKey = 900)
    //                                                                  ^ [ApiKeyTaken] API key 900 is already used by the response FirstResponse. Give this message a key of its own.
    record SecondResponse(int id) {}

    @KafkaMessage(apiKey = 900, type = MessageType.METADATA, versions = "0")
    record FirstRecord(int id) {}

    @KafkaMessage(apiKey = 900, type = MessageType.METADATA, versions = "0")
    //                     ^ [ApiKeyTaken] API key 900 is already used by the metadata FirstRecord. Give this message a key of its own.
    record SecondRecord(int id) {}
}
