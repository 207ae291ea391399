package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    private record QuotaRequest(int timeoutMs) {}
    //      ^ [RecordOutOfReach] QuotaRequest is private, and generated code cannot use it. Remove `private` from QuotaRequest.

    @KafkaMessage(apiKey = 901, type = MessageType.REQUEST, versions = "0-4")
    record AnyRequest<T>(T value) {}
 // ^ [RecordOutOfReach] AnyRequest is generic, and generated code cannot use it. Remove its type parameters.
    //                     ^ [UnsupportedType] T has no Kafka encoding. Use a primitive, String, UUID, ByteBuffer, byte[], Records, a record, or a List of these.

    @KafkaMessage(apiKey = 902, type = MessageType.REQUEST, versions = "0-4")
    record PairRequest(Pair<String> pair, Hidden.Entry entry) {}

    record Pair<T>(int first, int second) {}
 // ^ [RecordOutOfReach] Pair is generic, and generated code cannot use it. Remove its type parameters.

    private static class Hidden {

        record Entry(String key) {}
     // ^ [RecordOutOfReach] Entry is inside Hidden, which is private, and generated code cannot use it. Remove `private` from Hidden.
    }

    @KafkaStruct
    private record Unused(int id) {}
    //      ^ [RecordOutOfReach] Unused is private, and generated code cannot use it. Remove `private` from Unused.
}

class Subclass extends org.example.other.Base {

    @KafkaMessage(apiKey = 903, type = MessageType.REQUEST, versions = "0-4")
    record BaseRequest(Part part) {}
}
