package dev.wirecord.jmh.message;

import dev.wirecord.record.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.IntFunction;

/** Random values of the kinds that Kafka's messages have. The same seed gives the same values. */
public final class Draw {

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-._";

    // Two, three and four bytes of UTF-8; the last two stand for one code point.
    private static final String[] FOREIGN = {"\u00e9", "\u00fc", "\u043f", "\u4e2d", "\u6587", "\ud83d\ude80"};

    private final Random random;
    private final boolean ascii;

    private Draw(Random random, boolean ascii) {
        this.random = random;
        this.ascii = ascii;
    }

    /** Values whose strings are ASCII. */
    public static Draw ascii(long seed) {
        return new Draw(new Random(seed), true);
    }

    /** Values whose strings have characters of one to four bytes. */
    public static Draw foreign(long seed) {
        return new Draw(new Random(seed), false);
    }

    /** A number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return random.nextInt(bound);
    }

    /** An offset or id: a number of up to 40 bits. */
    public long offset() {
        return random.nextLong() >>> 24;
    }

    /** A short. */
    public short int16(int bound) {
        return (short) random.nextInt(bound);
    }

    /** A UUID that is not zero. */
    public UUID uuid() {
        return new UUID(random.nextLong() | 1, random.nextLong());
    }

    /** A name of 10 to 30 characters. */
    public String name() {
        return string(10 + random.nextInt(21));
    }

    /** A string of {@code length} characters. */
    public String string(int length) {
        StringBuilder text = new StringBuilder(length);
        while (text.length() < length) {
            if (ascii || random.nextBoolean()) {
                text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
            } else {
                text.append(FOREIGN[random.nextInt(FOREIGN.length)]);
            }
        }
        return text.toString();
    }

    /** Bytes. */
    public byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Records of {@code length} bytes, which no codec looks into. */
    public Records records(int length) {
        return Records.of(bytes(length));
    }

    /** A list as a program builds it. */
    public static <E> List<E> list(int size, IntFunction<E> element) {
        List<E> list = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            list.add(element.apply(i));
        }
        return list;
    }
}
