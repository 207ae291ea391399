package org.example;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            @KafkaField(entityType = EntityType.BROKER_ID) String name,
            //                                 ^ [EntityType] `entityType = BROKER_ID` belongs on int32, and name is a String. Remove it.
            @KafkaField(entityType = EntityType.TOPIC_NAME) List<Integer> topics,
            //                                 ^ [EntityType] `entityType = TOPIC_NAME` belongs on string, and topics is a List<Integer>. Remove it.
            @KafkaField(entityType = EntityType.TOPIC_NAME) List<String> allowed,
            @KafkaField(entityType = EntityType.GROUP_ID) Entry entry) {}
            //                                 ^ [EntityType] `entityType = GROUP_ID` belongs on string, and entry is an Input.Entry. Remove it.

    record Entry(int id) {}
}
