package dev.wirecord.frame;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeaderCodecsTest {

    private static final TaggedFields TAGGED = TaggedFields.of(TaggedField.of(5, hex("0a0b")));

    static Stream<Arguments> requestHeaders() {
        return Stream.of(
                Arguments.of(0, new RequestHeader(7, 0, 7, ""), "0007 0000 00000007"),
                Arguments.of(1, new RequestHeader(18, 0, 7, "ab"), "0012 0000 00000007 0002 6162"),
                Arguments.of(1, new RequestHeader(-1, 32767, -1, null), "ffff 7fff ffffffff ffff"),
                Arguments.of(2, new RequestHeader(18, 3, 7, null), "0012 0003 00000007 ffff 00"),
                Arguments.of(2, new RequestHeader(18, 3, 7, ""), "0012 0003 00000007 0000 00"),
                Arguments.of(
                        2,
                        new RequestHeader((short) 18, (short) 3, 7, "ab", TAGGED),
                        "0012 0003 00000007 0002 6162 01 05 02 0a0b"));
    }

    @ParameterizedTest
    @MethodSource("requestHeaders")
    void aRequestHeader(int version, RequestHeader header, String bytes) {
        assertHex(bytes, RequestHeader.CODEC.at(version).encode(header));
        assertEquals(header, RequestHeader.CODEC.at(version).decode(hex(bytes)));
    }

    static Stream<Arguments> responseHeaders() {
        return Stream.of(
                Arguments.of(0, new ResponseHeader(7), "00000007"),
                Arguments.of(1, new ResponseHeader(7), "00000007 00"),
                Arguments.of(1, new ResponseHeader(-1, TAGGED), "ffffffff 01 05 02 0a0b"));
    }

    @ParameterizedTest
    @MethodSource("responseHeaders")
    void aResponseHeader(int version, ResponseHeader header, String bytes) {
        assertHex(bytes, ResponseHeader.CODEC.at(version).encode(header));
        assertEquals(header, ResponseHeader.CODEC.at(version).decode(hex(bytes)));
    }

    @Test
    void aRequestHeaderV0DropsTheClientId() {
        assertHex("0007 0000 00000007", RequestHeader.CODEC.at(0).encode(new RequestHeader(7, 0, 7, "ab")));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aRequestHeaderWithoutATagSectionCarriesNoTaggedFields(int version) {
        RequestHeader header = new RequestHeader((short) 18, (short) 0, 7, "ab", TAGGED);

        assertEquals(
                "RequestHeader v" + version + ": taggedFields holds tagged fields, and this version is not flexible",
                assertThrows(
                                UnsupportedVersionException.class,
                                () -> RequestHeader.CODEC.at(version).encode(header))
                        .getMessage());
    }

    @Test
    void aResponseHeaderWithoutATagSectionCarriesNoTaggedFields() {
        ResponseHeader header = new ResponseHeader(7, TAGGED);

        assertEquals(
                "ResponseHeader v0: taggedFields holds tagged fields, and this version is not flexible",
                assertThrows(
                                UnsupportedVersionException.class,
                                () -> ResponseHeader.CODEC.at(0).encode(header))
                        .getMessage());
    }

    @Test
    void aCutHeaderIsMalformed() {
        assertEquals(
                "RequestHeader v1, clientId, byte 10: a string of 2 bytes (1 byte left)",
                assertThrows(
                                MalformedMessageException.class,
                                () -> RequestHeader.CODEC.at(1).decode(hex("0012 0000 00000007 0002 61")))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource({"32768, 0", "-32769, 0", "0, 32768", "0, -32769"})
    void keyAndVersionAreInt16(int apiKey, int apiVersion) {
        assertThrows(InvalidValueException.class, () -> new RequestHeader(apiKey, apiVersion, 7, "ab"));
    }

    @Test
    void taggedFieldsAreNeverNull() {
        assertThrows(NullPointerException.class, () -> new RequestHeader((short) 0, (short) 0, 7, "ab", null));
        assertThrows(NullPointerException.class, () -> new ResponseHeader(7, null));
    }

    @Test
    void theSchemasSayThatTheClientIdIsNeverCompact() {
        MessageSchema schema = RequestHeader.CODEC.schema();
        FieldSchema clientId = schema.body().field("ClientId").orElseThrow();

        assertFalse(clientId.isPresent(0));
        assertTrue(clientId.isNullable(1));
        assertTrue(schema.isFlexible(2));
        assertFalse(clientId.isCompact(2, schema.flexible()));
        assertTrue(ResponseHeader.CODEC.schema().isFlexible(1));
        assertEquals(1, ResponseHeader.CODEC.schema().fields().size());
    }
}
