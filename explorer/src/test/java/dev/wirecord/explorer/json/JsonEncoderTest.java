package dev.wirecord.explorer.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageSchema;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class JsonEncoderTest {

    private static final CodecRegistry REGISTRY = CodecRegistry.load();

    @Test
    void writesTheBytesOfTheProtocolGuide() {
        String json = """
                {"transactionalId": "tx", "producerId": 1000, "producerEpoch": 2, "groupId": "g"}""";

        // compact "tx", int64 1000, int16 2, compact "g", no tagged fields
        assertEquals("037478" + "00000000000003e8" + "0002" + "0267" + "00", hex("AddOffsetsToTxnRequest", 4, json));
        // int16 lengths, no tag section
        assertEquals("00027478" + "00000000000003e8" + "0002" + "000167", hex("AddOffsetsToTxnRequest", 2, json));
    }

    @Test
    void keepsATaggedFieldOnlyWithAnotherValueThanItsDefault() {
        String empty = """
                {"errorCode": 0, "apiKeys": [], "throttleTimeMs": 0, "finalizedFeaturesEpoch": %s}""";

        // error code 0, no API keys, throttle time 0, no tagged fields
        assertEquals("0000" + "01" + "00000000" + "00", hex("ApiVersionsResponse", 3, empty.formatted(-1)));
        // one tagged field: tag 1, 8 bytes, int64 5
        assertEquals(
                "0000" + "01" + "00000000" + "01" + "0108" + "0000000000000005",
                hex("ApiVersionsResponse", 3, empty.formatted(5)));
    }

    @Test
    void dropsAnIgnorableFieldThatTheVersionLacks() {
        String json = """
                {"throttleTimeMs": 7, "errorCode": 0, "apiKeys": []}""";

        // error code 0, no API keys
        assertEquals("0000" + "00000000", hex("ApiVersionsResponse", 0, json));
    }

    @Test
    void namesTheFieldThatIsMissing() {
        assertError(
                "AddOffsetsToTxnRequest",
                4,
                """
                {"transactionalId": "tx", "producerId": 1000, "groupId": "g"}""",
                "AddOffsetsToTxnRequest v4, producerEpoch: found nothing,"
                        + " expected an int16: a whole number from -32768 to 32767");
    }

    @Test
    void namesTheElementWhoseValueIsOutOfRange() {
        assertError(
                "OffsetFetchRequest",
                1,
                """
                {"groupId": "g", "topics": [
                    {"name": "a", "partitionIndexes": [0]}, {"name": "b", "partitionIndexes": [0, 2147483648]}]}""",
                "OffsetFetchRequest v1, topics[1].partitionIndexes[1]: found the number 2147483648,"
                        + " expected an int32: a whole number from -2147483648 to 2147483647");
    }

    @Test
    void asksForTheMemberThatWasMeant() {
        assertError(
                "AddOffsetsToTxnRequest",
                4,
                """
                {"transactionalId": "tx", "producerID": 1000, "producerEpoch": 2, "groupId": "g"}""",
                "AddOffsetsToTxnRequest v4, producerID: found the number 1000,"
                        + " expected no such member of AddOffsetsToTxnRequest; did you mean producerId?");
    }

    @Test
    void refusesNullWhereTheVersionAllowsNone() {
        String json = """
                {"topics": null, "allowAutoTopicCreation": true}""";

        // int32 -1 for all topics, and true
        assertEquals("ffffffff" + "01", hex("MetadataRequest", 4, json));
        assertError(
                "MetadataRequest",
                0,
                json,
                "MetadataRequest v0, topics: found null, expected an array of MetadataRequestTopic");
    }

    @Test
    void refusesAValueThatTheVersionWouldLose() {
        assertError(
                "AddPartitionsToTxnRequest",
                3,
                """
                {"v3AndBelowTransactionalId": "tx", "v3AndBelowProducerId": 1, "v3AndBelowProducerEpoch": 2,
                    "v3AndBelowTopics": [], "transactions": [{}]}""",
                "AddPartitionsToTxnRequest v3, transactions[0]: found an object,"
                        + " expected nothing: the version has no AddPartitionsToTxnTransaction");
        assertError(
                "InitProducerIdRequest",
                0,
                """
                {"transactionalId": null, "transactionTimeoutMs": 1, "producerId": 5}""",
                "InitProducerIdRequest v0, producerId: found the number 5,"
                        + " expected nothing or the default: the field is in versions 3+ and must not be dropped");
    }

    @Test
    void saysThatASizeIsNoRecords() {
        assertError(
                "ProduceRequest",
                3,
                """
                {"transactionalId": null, "acks": 1, "timeoutMs": 1, "topicData": [
                    {"name": "t", "partitionData": [{"index": 0, "recordsSizeInBytes": 61}]}]}""",
                "ProduceRequest v3, topicData[0].partitionData[0].records: found nothing,"
                        + " expected record batches in base64; their size alone cannot be encoded");
    }

    @Test
    void refusesWhatIsNoObject() {
        assertError(
                "HeartbeatRequest",
                0,
                "[]",
                "HeartbeatRequest v0: found an array, expected an object, HeartbeatRequest");
    }

    @Test
    void refusesAVersionThatIsNone() {
        MessageSchema schema = schema("HeartbeatRequest");
        assertThrows(UnsupportedVersionException.class, () -> new JsonEncoder(schema, 99));
        assertThrows(UnsupportedVersionException.class, () -> new JsonDecoder(schema, -1));
    }

    private static void assertError(String message, int version, String json, String expected) {
        JsonMismatchException error = assertThrows(JsonMismatchException.class, () -> hex(message, version, json));
        assertEquals(expected, error.getMessage());
    }

    private static String hex(String message, int version, String json) {
        return HexFormat.of().formatHex(new JsonEncoder(schema(message), version).encode(JsonTexts.parse(json)));
    }

    private static MessageSchema schema(String message) {
        return REGISTRY.codec(message).schema();
    }
}
