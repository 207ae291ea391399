package dev.wirecord.jmh.cost;

import org.apache.kafka.common.protocol.ApiKeys;

/** Asks ApiKeys for the version and encodes one request. */
final class StartKafka {

    private StartKafka() {}

    public static void main(String[] args) {
        long start = System.nanoTime();
        short version = ApiKeys.forId(25).latestVersion();
        int length = StartKafkaDirect.encode(version);
        long end = System.nanoTime();
        if (length != 15) {
            throw new IllegalStateException();
        }
        System.out.println(end - start);
    }
}
