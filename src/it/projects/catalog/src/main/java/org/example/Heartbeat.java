package org.example;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.frame.Frames;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.kafka.HeartbeatRequest;
import dev.wirecord.kafka.HeartbeatRequestBuilder;
import java.nio.ByteBuffer;
import java.util.HexFormat;

/** Speaks one of Kafka's own APIs, from both sides. */
public final class Heartbeat {

    private Heartbeat() {}

    public static void main(String[] args) {
        // tag::readme[]
        Frames frames = new Frames(CodecRegistry.load());

        HeartbeatRequest request =
                new HeartbeatRequestBuilder().groupId("orders").generationId(5).build();
        byte[] bytes = frames.encodeRequest(new RequestHeader(12, 4, 1, "me"), request);
        System.out.println(HexFormat.of().formatHex(bytes));

        Object body = frames.decodeRequest(ByteBuffer.wrap(bytes)).body();
        if (body instanceof HeartbeatRequest heartbeat) {
            System.out.println(heartbeat.groupId() + " is in generation " + heartbeat.generationId());
        }
        // end::readme[]
    }
}
