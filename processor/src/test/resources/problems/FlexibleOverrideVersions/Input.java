package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
    record QuotaRequest(@KafkaField(flexible = "2+") String clientId, @KafkaField(flexible = "0-2") byte[] data) {}
    //                                         ^ [FlexibleOverrideVersions] Flexible 2+ is not within the message's flexible versions, 3+. Write "3+".
    //                                                                                       ^ [FlexibleOverrideVersions] Flexible 0-2 is not within the message's flexible versions, 3+. Write "none".
}
