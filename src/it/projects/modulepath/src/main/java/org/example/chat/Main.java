package org.example.chat;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.VersionedCodec;
import java.util.HexFormat;
import java.util.List;

/** Prints a request as bytes, and which modules the program is made of. */
final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.out.println(Main.class.getModule() + " with " + CodecRegistry.class.getModule());
        System.out.println("annotations are here: "
                + ModuleLayer.boot().findModule("dev.wirecord.annotation").isPresent());

        CodecRegistry registry = CodecRegistry.load();
        registry.apis().forEach(api -> System.out.println(api.apiKey() + " " + api.name()));
        VersionedCodec<SayRequest> codec = registry.codec(SayRequest.class).at(0);
        byte[] bytes = codec.encode(new SayRequest(List.of("Ada", "Bo"), "hello"));
        System.out.println(HexFormat.ofDelimiter(" ").formatHex(bytes));
        System.out.println(codec.decode(bytes));
    }
}
