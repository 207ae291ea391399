package dev.wirecord.jmh;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;

/** What the values of a batch are made of, 100 bytes each. */
public enum Payload {
    /** Random letters, which hardly compress. */
    LETTERS {
        @Override
        String text(Random random) {
            StringBuilder text = new StringBuilder();
            while (text.length() < BYTES) {
                text.append((char) ('a' + random.nextInt(26)));
            }
            return text.toString();
        }
    },
    /** Objects that differ in numbers and in a few words, as events do. */
    JSON {
        @Override
        String text(Random random) {
            return String.format(
                    Locale.ROOT,
                    "{\"id\":%06d,\"user\":\"user-%04d\",\"event\":\"%-8s\",\"path\":\"/products/%03d\",\"ms\":%05d,\"country\":\"%s\"}",
                    random.nextInt(1_000_000),
                    random.nextInt(1_000),
                    EVENTS[random.nextInt(EVENTS.length)],
                    random.nextInt(300),
                    random.nextInt(20_000),
                    COUNTRIES[random.nextInt(COUNTRIES.length)]);
        }
    };

    private static final int BYTES = 100;
    private static final String[] EVENTS = {"view", "search", "purchase", "login"};
    private static final String[] COUNTRIES = {"de", "fr", "it", "us", "jp"};

    abstract String text(Random random);

    /** That many values, the same ones each time. */
    byte[][] values(int count) {
        Random random = new Random(1);
        byte[][] values = new byte[count][];
        for (int i = 0; i < count; i++) {
            values[i] = text(random).getBytes(StandardCharsets.US_ASCII);
            if (values[i].length != BYTES) {
                throw new IllegalStateException(values[i].length + " bytes");
            }
        }
        return values;
    }
}
