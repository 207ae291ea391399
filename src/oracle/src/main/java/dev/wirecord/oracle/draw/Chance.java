package dev.wirecord.oracle.draw;

import java.util.List;
import java.util.Random;

/** Decisions by chance. {@link Random} rather than a faster generator: its sequence is the same on every Java. */
final class Chance {

    private final Random random;

    Chance(Random random) {
        this.random = random;
    }

    /** True in {@code permille} of a thousand cases. */
    boolean permille(int permille) {
        return random.nextInt(1000) < permille;
    }

    /** A number from 0 to below {@code bound}. */
    int below(int bound) {
        return random.nextInt(bound);
    }

    /** One of the elements, all alike. */
    <E> E of(List<E> elements) {
        return elements.get(random.nextInt(elements.size()));
    }

    /** One of the numbers, all alike. */
    int of(int... numbers) {
        return numbers[random.nextInt(numbers.length)];
    }

    /** Any 64 bits. */
    long bits() {
        return random.nextLong();
    }

    /** Bytes of that number. */
    byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
