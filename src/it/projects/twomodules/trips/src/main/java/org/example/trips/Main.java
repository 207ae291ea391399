package org.example.trips;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.VersionedCodec;
import java.util.HexFormat;
import java.util.List;
import org.example.positions.Position;
import org.example.positions.PositionBuilder;
import org.example.positions.ReportPositionRequest;

/** Prints a message of each of the two modules. */
public final class Main {

    private static final CodecRegistry REGISTRY = CodecRegistry.load();

    private Main() {}

    public static void main(String[] args) {
        REGISTRY.entries().forEach(entry -> System.out.println(entry.apiKey() + " " + entry.recordName()));
        Position north = new Position(1.0, 2.0);
        Position south = PositionBuilder.from(north).latitude(-1.0).build();
        print(ReportPositionRequest.class, new ReportPositionRequest("A1", north));
        print(PlanTripRequest.class, new PlanTripRequest("A1", List.of(north, south)));
    }

    private static <T> void print(Class<T> type, T message) {
        VersionedCodec<T> codec = REGISTRY.codec(type).at(0);
        byte[] bytes = codec.encode(message);
        System.out.println(HexFormat.of().formatHex(bytes));
        System.out.println(codec.decode(bytes));
    }
}
