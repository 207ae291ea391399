package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(int timeoutMs) implements KafkaRequest<QuotaResponse> {}

    @KafkaMessage(apiKey = 901, type = MessageType.REQUEST, versions = "0-4")
    record OtherApiRequest(int timeoutMs) implements KafkaRequest<QuotaResponse> {}
 // ^ [ResponseType] QuotaResponse is no answer to this request: its API key is 900. Name a message of type RESPONSE with `apiKey = 901` in `KafkaRequest<...>`.

    @KafkaMessage(apiKey = 902, type = MessageType.REQUEST, versions = "0-4")
    record SelfRequest(int timeoutMs) implements KafkaRequest<SelfRequest> {}
 // ^ [ResponseType] SelfRequest is no answer to this request: its type is REQUEST. Name a message of type RESPONSE with `apiKey = 902` in `KafkaRequest<...>`.

    @KafkaMessage(apiKey = 903, type = MessageType.REQUEST, versions = "0-4")
    record PlainRequest(int timeoutMs) implements KafkaRequest<String> {}
 // ^ [ResponseType] String is no answer to this request: it is no message. Name a message of type RESPONSE with `apiKey = 903` in `KafkaRequest<...>`.

    @KafkaMessage(apiKey = 900, type = MessageType.RESPONSE, versions = "0-4")
    record QuotaResponse(int id) {}
}
