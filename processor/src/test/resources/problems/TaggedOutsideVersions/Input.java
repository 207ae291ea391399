package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "1+")
    record QuotaRequest(
            @KafkaField(versions = "3+", tagged = "2+", tag = 0) String rackId,
            //                                    ^ [TaggedOutsideVersions] Tagged 2+ is not within the field's versions, 3+. Write "3+".
            @KafkaField(versions = "3+", tagged = "none", tag = 1) String hostName) {}
            //                                    ^ [TaggedOutsideVersions] Tagged none is not within the field's versions, 3+. Write "3+".
}
