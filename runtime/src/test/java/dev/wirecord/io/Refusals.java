package dev.wirecord.io;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.MalformedMessageException;
import java.util.function.Consumer;
import java.util.function.Function;

/** Short words for what readers of either profile refuse. */
final class Refusals {

    private Refusals() {}

    static ByteReader strict(String... parts) {
        return ByteReader.of(hex(parts));
    }

    static ByteReader kafka(String... parts) {
        return ByteReader.of(hex(parts), ReadProfile.KAFKA, ReadLimits.DEFAULT);
    }

    static void assertRefused(String reason, ByteReader in, Consumer<ByteReader> read) {
        assertEquals(
                reason,
                assertThrows(MalformedMessageException.class, () -> read.accept(in))
                        .reason());
    }

    /** Requires that only the lenient profile reads the bytes, and reads them as {@code expected}. */
    static <T> void assertOnlyKafkaReads(T expected, String reason, Function<ByteReader, T> read, String bytes) {
        assertRefused(reason, strict(bytes), read::apply);
        assertEquals(expected, read.apply(kafka(bytes)));
    }

    static void assertBothRefuse(String reason, Consumer<ByteReader> read, String bytes) {
        assertRefused(reason, strict(bytes), read);
        assertRefused(reason, kafka(bytes), read);
    }
}
