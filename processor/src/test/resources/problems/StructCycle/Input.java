package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(Node root) {}

    record Node(
            String name,
            List<Node> children,
            //         ^ [StructCycle] Node contains itself through children, and Kafka's schemas have no recursion. Remove the component.
            Link next) {}

    record Link(Node target) {}
    //               ^ [StructCycle] Node contains itself through target, and Kafka's schemas have no recursion. Remove the component.
}
