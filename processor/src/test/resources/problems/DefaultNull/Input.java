package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            @KafkaField(defaultValue = "null") String groupId,
            //                         ^ [DefaultNull] groupId is null by default in versions 0+, and nullable in none. Write `nullable = "0+"`.
            @KafkaField(versions = "1+", nullable = "2+", defaultValue = "null") List<Integer> partitions) {}
            //                                                           ^ [DefaultNull] partitions is null by default in versions 1+, and nullable in 2+. Write `nullable = "1+"`.
}
