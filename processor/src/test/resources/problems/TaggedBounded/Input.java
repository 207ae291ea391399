package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4", flexible = "1+")
    record QuotaRequest(
            @KafkaField(tag = 0, tagged = "1-3") String rackId,
            //                            ^ [TaggedBounded] "1-3" has an end, and a tagged field stays for good. Write "1+".
            @KafkaField(tag = 1, versions = "2-4") String hostName,
            //                              ^ [TaggedBounded] "2-4" has an end, and a tagged field stays for good. Write "2+".
            @KafkaField(tag = 2, versions = "0-4", tagged = "2+") String zone) {}
            //                              ^ [TaggedBounded] "0-4" has an end, and a tagged field stays for good. Write "0+".
}
