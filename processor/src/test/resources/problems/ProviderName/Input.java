package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(int timeoutMs) {}
 // ^ [ProviderName] "org.example.2nd-provider" is not the name of a class. Write `-Awirecord.provider=org.example.Input_QuotaRequestCodecProvider`.
}
