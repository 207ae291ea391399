package dev.wirecord.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.DuplicateCodecException;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodecEntriesTest {

    private record Gone() {}

    private record Note() {}

    /** A provider like those that are generated, of a request, its response, a retired API and a message without a key. */
    private static final class LinesProvider implements CodecProvider {

        @Override
        public List<CodecEntry> entries() {
            return CodecEntries.of(
                    "dev.wirecord.",
                    "request 1000 0-2 2+ codec.PingRequest",
                    "response 1000 0-2 2+ codec.PingResponse",
                    "request 100 none none codec.CodecEntriesTest$Gone",
                    "data -1 0 none Memo codec.CodecEntriesTest$Note");
        }

        @Override
        public MessageCodec<?> codec(int index) {
            return switch (index) {
                case 0 -> new PingRequestCodec();
                case 1 -> new PingResponseCodec();
                case 2 -> null;
                case 3 -> StubCodec.data(Note.class, "Memo");
                default -> throw new IndexOutOfBoundsException(index);
            };
        }
    }

    // More look-ups than are searched for, so that the first of them and those in tables are seen.
    private static final int MANY = 40;

    private final CodecRegistry registry = CodecRegistry.of(new LinesProvider());

    @Test
    void aLineIsReadIntoAnEntry() {
        assertEquals(
                new CodecEntry(
                        MessageType.REQUEST,
                        1000,
                        "PingRequest",
                        "dev.wirecord.codec.PingRequest",
                        Versions.range(0, 2),
                        Versions.from(2)),
                registry.entry(MessageType.REQUEST, 1000));
        assertEquals(
                new CodecEntry(
                        MessageType.DATA,
                        MessageSchema.NO_API_KEY,
                        "Memo",
                        "dev.wirecord.codec.CodecEntriesTest$Note",
                        Versions.range(0, 0),
                        Versions.NONE),
                new LinesProvider().entries().get(3));
    }

    @Test
    void anEntryIsWrittenAsItsLine() {
        for (CodecEntry entry : new LinesProvider().entries()) {
            assertEquals(entry, CodecEntry.parse("dev.", entry.toLine("dev.")));
        }
        assertEquals(
                "request 1000 0-2 2+ PingRequest",
                registry.entry(MessageType.REQUEST, 1000).toLine("dev.wirecord.codec."));
        assertEquals(
                "data -1 0 none Memo dev.wirecord.codec.CodecEntriesTest$Note",
                new LinesProvider().entries().get(3).toLine(""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "request 1 0 0+",
                "request 1 0 0+ Name a.Record more",
                "question 1 0 0+ a.Record",
                "request one 0 0+ a.Record",
                "request 1 two 0+ a.Record",
                "request 40000 0 0+ a.Record"
            })
    void anotherLineIsRefused(String line) {
        assertThrows(IllegalArgumentException.class, () -> CodecEntry.parse("", line));
    }

    @Test
    void whatIsFoundFirstIsFoundLater() {
        for (int i = 0; i < MANY; i++) {
            assertEquals("PingRequest", registry.request(1000).name());
            assertEquals("PingResponse", registry.response(1000).name());
            assertEquals("PingRequest", registry.codec(PingRequest.class).name());
            assertEquals("Memo", registry.codec(Note.class).name());
        }
        assertSame(registry.request(1000), registry.codec(PingRequest.class));
    }

    @Test
    void whatIsNotThereIsNeverFound() {
        for (int i = 0; i < MANY; i++) {
            // A key that others begin or end with, one that only the request has, and one that is no int16.
            assertThrows(UnknownApiException.class, () -> registry.request(10));
            assertThrows(UnknownApiException.class, () -> registry.request(0));
            assertThrows(UnknownApiException.class, () -> registry.response(100));
            assertThrows(UnknownApiException.class, () -> registry.request(1000 + 65536));
            assertThrows(UnknownApiException.class, () -> registry.codec(CodecEntriesTest.class));
            assertThrows(UnknownApiException.class, () -> registry.codec(String.class));
        }
    }

    @Test
    void aRetiredApiHasNoCodec() {
        for (int i = 0; i < MANY; i++) {
            assertEquals(
                    "Gone has no versions any more",
                    assertThrows(UnsupportedVersionException.class, () -> registry.request(100))
                            .getMessage());
            assertThrows(UnsupportedVersionException.class, () -> registry.codec(Gone.class));
        }
    }

    @Test
    void twoProvidersOfOneRecordAreRefused() {
        assertEquals(
                "two codecs for the record dev.wirecord.codec.PingRequest: those of dev.wirecord.codec.PingRequest and "
                        + "dev.wirecord.codec.PingRequest",
                assertThrows(
                                DuplicateCodecException.class,
                                () -> CodecRegistry.of(new LinesProvider(), new LinesProvider()))
                        .getMessage());
    }

    @RepeatedTest(20)
    void manyThreadsFindTheSame() {
        CodecRegistry shared = CodecRegistry.of(new LinesProvider());

        List<String> found = IntStream.range(0, 200)
                .parallel()
                .mapToObj(i -> i % 2 == 0
                        ? shared.request(1000).name()
                        : shared.codec(PingRequest.class).name())
                .distinct()
                .toList();

        assertEquals(List.of("PingRequest"), found);
    }
}
