package dev.wirecord.error;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ErrorsTest {

    static Stream<RuntimeException> withoutAMessage() {
        return Stream.of(
                new InvalidValueException("a string is null"),
                InvalidValueException.nullValue("topics"),
                UnsupportedVersionException.fieldNotInVersion("level", "1+"),
                UnsupportedVersionException.nullNotInVersion("name", "10+"),
                UnsupportedVersionException.taggedFieldsNotInVersion("taggedFields"));
    }

    @ParameterizedTest
    @MethodSource("withoutAMessage")
    void isToldItsMessageOnce(KafkaCodecException error) {
        KafkaCodecException told = error.in("PingRequest", 3);

        assertEquals("PingRequest v3: " + error.getMessage(), told.getMessage());
        assertSame(error.getClass(), told.getClass());
        assertArrayEquals(error.getStackTrace(), told.getStackTrace());
        assertSame(told, told.in("Outer", 1));
    }

    @Test
    void theTextsNameTheField() {
        assertEquals("topics is null", InvalidValueException.nullValue("topics").getMessage());
        assertEquals(
                "name is null, and only versions 10+ allow that",
                UnsupportedVersionException.nullNotInVersion("name", "10+").getMessage());
    }

    @Test
    void aMalformedMessageIsToldItsMessageOnce() {
        MalformedMessageException error = new MalformedMessageException("expected a bool", 3, 0);

        MalformedMessageException told = error.in("PingRequest", 3);

        assertEquals("byte 3: expected a bool (0 bytes left)", error.getMessage());
        assertTrue(error.messageName().isEmpty());
        assertTrue(error.version().isEmpty());
        assertEquals("PingRequest v3, byte 3: expected a bool (0 bytes left)", told.getMessage());
        assertArrayEquals(error.getStackTrace(), told.getStackTrace());
        assertSame(told, told.in("Outer", 1));
    }

    @Test
    void aMalformedMessageNamesItsFieldWhereThatIsKnown() {
        MalformedMessageException error = new MalformedMessageException("expected a bool", 3, 1);

        MalformedMessageException told = error.in("PingRequest", 3, "topics[1].name");

        assertEquals("PingRequest v3, topics[1].name, byte 3: expected a bool (1 byte left)", told.getMessage());
        assertEquals(Optional.of("topics[1].name"), told.fieldPath());
        assertSame(told, told.in("Outer", 1, "other"));
        assertEquals(Optional.empty(), error.fieldPath());
        assertEquals(Optional.empty(), error.in("PingRequest", 3).fieldPath());
    }

    @Test
    void whatSaysEverythingStaysAsItIs() {
        for (KafkaCodecException error : new KafkaCodecException[] {
            new UnsupportedVersionException("PingRequest has versions 0-2, not 3"),
            new UnknownApiException("no codec"),
            new DuplicateCodecException("two codecs")
        }) {
            assertSame(error, error.in("Outer", 1));
        }
    }
}
