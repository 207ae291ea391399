package org.example.orders;

import dev.wirecord.codec.CodecRegistry;

/** Prints which messages there are. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        CodecRegistry.load().entries().forEach(entry -> System.out.println(entry.recordName()));
    }
}
