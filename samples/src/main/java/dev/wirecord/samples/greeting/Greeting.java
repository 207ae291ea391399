package dev.wirecord.samples.greeting;

// tag::readme[]
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.VersionedCodec;
import java.util.HexFormat;

public class Greeting {

    @KafkaMessage(apiKey = 1000, type = MessageType.REQUEST, versions = "0-1", flexible = "1+")
    public record GreetRequest(
            String name, @KafkaField(versions = "1+") int times) {}

    public static void main(String[] args) {
        CodecRegistry registry = CodecRegistry.load();
        VersionedCodec<GreetRequest> codec = registry.codec(GreetRequest.class).at(1);
        byte[] bytes = codec.encode(new GreetRequest("Ada", 3));
        System.out.println(HexFormat.of().formatHex(bytes));
        System.out.println(codec.decode(bytes));
    }
}
// end::readme[]
