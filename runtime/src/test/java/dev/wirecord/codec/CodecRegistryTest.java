package dev.wirecord.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.DuplicateCodecException;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodecRegistryTest {

    private record One() {}

    private record Two() {}

    private record Three() {}

    private final PingRequestCodec request = new PingRequestCodec();
    private final PingResponseCodec response = new PingResponseCodec();
    private final StubCodec<One> data = StubCodec.data(One.class, "Ping");
    private final CodecRegistry registry = CodecRegistry.of(request, response, data);

    private static void assertUnknown(String reason, Executable lookUp) {
        assertEquals(reason, assertThrows(UnknownApiException.class, lookUp).getMessage());
    }

    @Test
    void findsRequestsAndResponsesByKey() {
        assertSame(request, registry.request(1000));
        assertSame(response, registry.response(1000));
    }

    @Test
    void findsAVersion() {
        assertSame(request.at(2), registry.request(1000, 2));
        assertSame(response.at(0), registry.response(1000, 0));
        assertEquals(2, registry.request(1000, 2).version());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, 32767, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void anUnknownVersionIsToldTheRange(int version) {
        assertEquals(
                "PingRequest has versions 0-2, not " + version,
                assertThrows(UnsupportedVersionException.class, () -> registry.request(1000, version))
                        .getMessage());
        assertEquals(
                "PingResponse has versions 0-2, not " + version,
                assertThrows(UnsupportedVersionException.class, () -> registry.response(1000, version))
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 999, 1000 + 65536, 1000 - 65536, 32768, -32769, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void anUnknownKeyIsNamed(int apiKey) {
        assertUnknown("no codec for a request with API key " + apiKey, () -> registry.request(apiKey));
        assertUnknown("no codec for a request with API key " + apiKey, () -> registry.request(apiKey, 0));
        assertUnknown("no codec for a response with API key " + apiKey, () -> registry.response(apiKey));
        assertUnknown(
                "no codec for a request with API key " + apiKey, () -> registry.entry(MessageType.REQUEST, apiKey));
        assertEquals(Optional.empty(), registry.api(apiKey));
    }

    @Test
    void findsByRecordAndByName() {
        assertSame(request, registry.codec(PingRequest.class));
        assertSame(response, registry.codec("PingResponse"));
        assertSame(data, registry.codec(One.class));
        assertUnknown("no codec for " + Two.class.getName(), () -> registry.codec(Two.class));
        assertUnknown("no message is named pingRequest", () -> registry.codec("pingRequest"));
    }

    @Test
    void aNameOfTwoMessagesIsAmbiguous() {
        CodecRegistry two = CodecRegistry.of(StubCodec.data(Two.class, "Twin"), StubCodec.data(One.class, "Twin"));

        assertUnknown(
                "more than one message is named Twin, look it up by its record: [" + One.class.getName() + ", "
                        + Two.class.getName() + "]",
                () -> two.codec("Twin"));
    }

    @Test
    void entriesAreKnownWithoutACodec() {
        CodecEntry entry = registry.entry(MessageType.RESPONSE, 1000);

        assertEquals(CodecEntry.parse("dev.wirecord.codec.", "response 1000 0-2 2+ PingResponse"), entry);
        assertEquals(
                List.of(One.class.getName(), PingRequest.class.getName(), PingResponse.class.getName()),
                registry.entries().stream().map(CodecEntry::recordName).toList());
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"REQUEST", "RESPONSE"})
    void onlyRequestsAndResponsesHaveEntriesByKey(MessageType type) {
        assertThrows(UnknownApiException.class, () -> registry.entry(type, MessageSchema.NO_API_KEY));
    }

    @Test
    void apisAreInTheOrderOfTheirKeys() {
        CodecRegistry three = CodecRegistry.of(
                request,
                response,
                StubCodec.request(Two.class, "PokeRequest", -5),
                StubCodec.response(Three.class, "Echo", 3),
                data);

        List<Api> apis = three.apis();

        assertEquals(List.of(-5, 3, 1000), apis.stream().map(Api::apiKey).toList());
        assertEquals(
                List.of("Poke", "Echo", "Ping"), apis.stream().map(Api::name).toList());
        assertTrue(apis.get(0).response().isEmpty());
        assertTrue(apis.get(1).request().isEmpty());
        assertEquals("PingRequest", apis.get(2).request().orElseThrow().name());
        assertEquals("PingResponse", apis.get(2).response().orElseThrow().name());
    }

    @Test
    void twoCodecsForOneKeyAndTypeAreRefused() {
        StubCodec<One> one = StubCodec.request(One.class, "OneRequest", 7);
        StubCodec<Two> two = StubCodec.request(Two.class, "TwoRequest", 7);

        assertEquals(
                "two codecs for the request with API key 7: those of " + One.class.getName() + " and "
                        + Two.class.getName(),
                assertThrows(DuplicateCodecException.class, () -> CodecRegistry.of(one, two))
                        .getMessage());
    }

    @Test
    void twoCodecsForOneRecordAreRefused() {
        StubCodec<One> one = StubCodec.request(One.class, "OneRequest", 7);
        StubCodec<One> two = StubCodec.request(One.class, "OtherRequest", 8);

        assertEquals(
                "two codecs for the record " + One.class.getName() + ": those of " + One.class.getName() + " and "
                        + One.class.getName(),
                assertThrows(DuplicateCodecException.class, () -> CodecRegistry.of(one, two))
                        .getMessage());
    }

    @Test
    void messagesWithoutAKeyDoNotContendForOne() {
        CodecRegistry two = CodecRegistry.of(StubCodec.data(One.class, "First"), StubCodec.data(Two.class, "Second"));

        assertEquals(2, two.entries().size());
        assertEquals(List.of(), two.apis());
    }

    @Test
    void withReplacesWhatHasTheSameKeyAndType() {
        StubCodec<Two> own = StubCodec.request(Two.class, "OwnRequest", 1000);

        CodecRegistry changed = registry.with(own);

        assertSame(own, changed.request(1000));
        assertSame(response, changed.response(1000));
        assertSame(data, changed.codec("Ping"));
        assertThrows(UnknownApiException.class, () -> changed.codec(PingRequest.class));
        assertThrows(UnknownApiException.class, () -> changed.codec("PingRequest"));
        assertSame(request, registry.request(1000));
    }

    @Test
    void withReplacesWhatHasTheSameRecord() {
        StubCodec<PingRequest> moved = StubCodec.request(PingRequest.class, "PingRequest", 2000);

        CodecRegistry changed = registry.with(moved);

        assertSame(moved, changed.codec(PingRequest.class));
        assertSame(moved, changed.request(2000));
        assertThrows(UnknownApiException.class, () -> changed.request(1000));
    }

    @Test
    void withRefusesTwoForOneKey() {
        assertThrows(
                DuplicateCodecException.class,
                () -> registry.with(
                        StubCodec.request(One.class, "OneRequest", 7), StubCodec.request(Two.class, "TwoRequest", 7)));
    }

    @ParameterizedTest
    @ValueSource(ints = {32768, -32769, 1000 + 65536})
    void aKeyThatIsNoInt16IsRefused(int apiKey) {
        StubCodec<One> codec = StubCodec.request(One.class, "OneRequest", apiKey);

        assertEquals(
                apiKey + " is not an int16, as API keys are",
                assertThrows(IllegalArgumentException.class, () -> CodecRegistry.of(codec))
                        .getMessage());
    }
}
