package org.example.parking;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.codec.VersionedCodec;
import java.util.HexFormat;
import java.util.List;
import org.example.parking.kafka.ConsumerProtocolAssignment;
import org.example.parking.kafka.ConsumerProtocolAssignmentBuilder;

/** Uses records that nobody wrote. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        CodecRegistry registry = CodecRegistry.load();
        OpenGateRequest request = new OpenGateRequestBuilder()
                .plates(List.of(
                        new OpenGateRequest_PlateBuilder().number("B 17").build()))
                .lane(2)
                .build();
        KafkaRequest<OpenGateResponse> typed = request;
        print(registry.codec(OpenGateRequest.class).at(1), (OpenGateRequest) typed);
        print(
                registry.codec(OpenGateResponse.class).at(0),
                new OpenGateResponseBuilder().opened(true).build());
        print(registry.codec(ConsumerProtocolAssignment.class).at(0), new ConsumerProtocolAssignmentBuilder().build());
    }

    private static <T> void print(VersionedCodec<T> codec, T message) {
        byte[] bytes = codec.encode(message);
        System.out.println(codec + " = " + HexFormat.ofDelimiter(" ").formatHex(bytes));
        System.out.println(codec.decode(bytes).equals(message));
    }
}
