package dev.wirecord.jmh.cost;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.kafka.AddOffsetsToTxnRequest;
import dev.wirecord.kafka.AddOffsetsToTxnRequestBuilder;

/** Loads the registry and encodes one request. */
final class StartWirecord {

    private StartWirecord() {}

    public static void main(String[] args) {
        long start = System.nanoTime();
        byte[] bytes = encode(CodecRegistry.load());
        print(start, bytes);
    }

    static byte[] encode(CodecRegistry registry) {
        AddOffsetsToTxnRequest request = new AddOffsetsToTxnRequestBuilder()
                .transactionalId("t")
                .groupId("g")
                .build();
        return registry.codec(AddOffsetsToTxnRequest.class).at(4).encode(request);
    }

    static void print(long start, byte[] bytes) {
        long end = System.nanoTime();
        if (bytes.length != 15) {
            throw new IllegalStateException();
        }
        System.out.println(end - start);
    }
}
