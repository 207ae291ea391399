package dev.wirecord.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageType;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NegotiatedVersionsTest {

    private record Request() {}

    private record Response() {}

    private static CodecRegistry registry(String requestVersions, String responseVersions) {
        return CodecRegistry.of(
                new StubCodec<>(Request.class, "EchoRequest", MessageType.REQUEST, 9, requestVersions),
                new StubCodec<>(Response.class, "EchoResponse", MessageType.RESPONSE, 9, responseVersions));
    }

    private static NegotiatedVersions negotiate(CodecRegistry registry, int lowest, int highest) {
        return registry.negotiate(List.of(new ApiVersionRange(9, lowest, highest)));
    }

    @ParameterizedTest
    @CsvSource({"0, 9, 5", "0, 4, 4", "5, 9, 5", "3, 3, 3", "-3, 3, 3", "2, 2, 2"})
    void theHighestCommonVersionIsUsed(int lowest, int highest, int expected) {
        NegotiatedVersions versions = negotiate(registry("2-5", "2-5"), lowest, highest);

        assertEquals(expected, versions.get(9));
        assertEquals(OptionalInt.of(expected), versions.find(9));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "6, 9", "6, 32767", "-5, -1", "4, 3"})
    void withoutACommonVersionTheErrorNamesBothRanges(int lowest, int highest) {
        NegotiatedVersions versions = negotiate(registry("2-5", "2-5"), lowest, highest);

        assertEquals(OptionalInt.empty(), versions.find(9));
        assertEquals(
                "no common version of API key 9: the peer serves " + lowest + "-" + highest
                        + ", this registry has versions 2-5 of Echo",
                assertThrows(UnsupportedVersionException.class, () -> versions.get(9))
                        .getMessage());
    }

    @Test
    void aVersionWhoseResponseIsUnknownIsNotUsed() {
        assertEquals(3, negotiate(registry("0-5", "0-3"), 0, 9).get(9));
    }

    @Test
    void aRequestWithoutAResponseIsNegotiatedAlone() {
        CodecRegistry alone = CodecRegistry.of(StubCodec.request(Request.class, "EchoRequest", 9));

        assertEquals(1, negotiate(alone, 0, 9).get(9));
    }

    @Test
    void aResponseAloneCannotBeAskedFor() {
        CodecRegistry alone = CodecRegistry.of(StubCodec.response(Response.class, "EchoResponse", 9));

        assertEquals(
                "no common version of API key 9: the peer serves 0-9, this registry has no request for it",
                assertThrows(
                                UnsupportedVersionException.class,
                                () -> negotiate(alone, 0, 9).get(9))
                        .getMessage());
    }

    @Test
    void anApiThatThePeerDoesNotServe() {
        NegotiatedVersions versions = registry("2-5", "2-5").negotiate(List.of());

        assertEquals(OptionalInt.empty(), versions.find(9));
        assertEquals(
                "no common version of API key 9: the peer does not serve it, this registry has versions 2-5 of Echo",
                assertThrows(UnsupportedVersionException.class, () -> versions.get(9))
                        .getMessage());
    }

    @Test
    void anApiThatNobodyKnows() {
        NegotiatedVersions versions = registry("2-5", "2-5").negotiate(List.of(new ApiVersionRange(8, 0, 1)));

        assertEquals(
                "no common version of API key 8: the peer serves 0-1, this registry has no request for it",
                assertThrows(UnsupportedVersionException.class, () -> versions.get(8))
                        .getMessage());
        assertEquals(OptionalInt.empty(), versions.find(70_000));
    }
}
