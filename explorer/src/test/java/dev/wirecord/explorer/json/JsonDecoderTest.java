package dev.wirecord.explorer.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.schema.MessageSchema;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class JsonDecoderTest {

    private static final CodecRegistry REGISTRY = CodecRegistry.load();

    @Test
    void writesOneMemberALine() {
        // compact "tx", int64 1000, int16 2, compact "g", no tagged fields
        String json = print("AddOffsetsToTxnRequest", 4, "037478" + "00000000000003e8" + "0002" + "0267" + "00");

        assertEquals("""
                {
                  "transactionalId": "tx",
                  "producerId": 1000,
                  "producerEpoch": 2,
                  "groupId": "g"
                }""", json);
    }

    @Test
    void writesUuidsAsKafkasToolsDo() {
        // compact null name, topic id 0101.., one element; allow creation, cluster and topic operations, no tagged
        // fields
        String json = print("MetadataRequest", 12, "02" + "01".repeat(16) + "00" + "00" + "01" + "00" + "00");

        assertEquals("""
                {
                  "topics": [ {
                    "topicId": "AQEBAQEBAQEBAQEBAQEBAQ",
                    "name": null
                  } ],
                  "allowAutoTopicCreation": true,
                  "includeTopicAuthorizedOperations": false
                }""", json);
    }

    @Test
    void namesTheFieldThatTheBytesEndIn() {
        MessageSchema schema = REGISTRY.codec("AddOffsetsToTxnRequest").schema();
        byte[] cut = HexFormat.of().parseHex("037478" + "0000");

        MalformedMessageException error =
                assertThrows(MalformedMessageException.class, () -> new JsonDecoder(schema, 4).decode(cut));

        assertEquals("producerId", error.fieldPath().orElseThrow());
        assertEquals(3, error.offset());
    }

    private static String print(String message, int version, String hex) {
        MessageSchema schema = REGISTRY.codec(message).schema();
        return JsonTexts.print(
                new JsonDecoder(schema, version).decode(HexFormat.of().parseHex(hex)));
    }
}
