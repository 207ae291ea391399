package org.example.warehouse;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.VersionedCodec;
import java.util.List;

/** Prints what comes back of a request, first with nothing set, then with what can be null. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        VersionedCodec<StockRequest> codec =
                CodecRegistry.load().codec(StockRequest.class).at(3);
        print(codec, new StockRequestBuilder().name("North"));
        print(
                codec,
                new StockRequestBuilder()
                        .name("South")
                        .alias(null)
                        .otherWords(List.of("lamp"))
                        .boxes(null)
                        .newPlace(new StockRequest.Place(1, 2, null))
                        .otherGate(null)
                        .noGate(new StockRequest.Place(3, 4, "left")));
    }

    private static void print(VersionedCodec<StockRequest> codec, StockRequestBuilder builder) {
        StockRequest request = codec.decode(codec.encode(builder.build()));
        System.out.println(request.name() + " " + request.alias() + " " + request.otherWords());
        System.out.println(request.boxes() + " " + request.newPlace());
        System.out.println(request.otherGate() + " " + request.noGate());
    }
}
