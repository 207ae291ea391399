package org.example.forecast;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.VersionedCodec;
import java.util.HexFormat;

/** Prints what a request looks like in each version, and what comes back from the bytes. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        CodecRegistry registry = CodecRegistry.load();
        System.out.println(registry.request(1000));
        print(registry.codec(ForecastRequest.class).at(0), new ForecastRequest("Oslo", 1, "C"));
        print(registry.codec(ForecastRequest.class).at(1), new ForecastRequest("Oslo", 3, "C"));
        print(registry.codec(ForecastRequest.class).at(2), new ForecastRequest("Oslo", 3, "K"));
    }

    private static void print(VersionedCodec<ForecastRequest> codec, ForecastRequest request) {
        byte[] bytes = codec.encode(request);
        System.out.println(codec + " = " + HexFormat.ofDelimiter(" ").formatHex(bytes));
        System.out.println(codec.decode(bytes));
    }
}
