package dev.wirecord.explorer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.SmallestMessage;
import dev.wirecord.explorer.site.MessageView.Part;
import dev.wirecord.schema.MessageSchema;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why bytes are there, in words that are true of the part they are said of. */
class ReasonsTest {

    private final CodecRegistry registry = CodecRegistry.load();
    private final Explainer explainer = new Explainer(registry);

    private List<Part> body(String message, int version, String hex) {
        MessageSchema schema = registry.codec(message).schema();
        MessageTree tree = explainer.body(schema, version, HexFormat.of().parseHex(hex.replace(" ", "")));
        return MessageViews.of(registry, "message", "Message", tree).parts();
    }

    private static List<String> reasons(List<Part> parts, String name) {
        return part(parts, name).reasons();
    }

    private static Part part(List<Part> parts, String name) {
        return parts.stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " is not in " + parts));
    }

    @Test
    void aLengthIsCompactOrNotByVersion() {
        // FindCoordinator: v0 has a key alone; v4 a key type, and keys instead of the one key.
        assertEquals(
                List.of("The length is an int16.", "The field is in versions 0-3 of 0-6."),
                reasons(body("FindCoordinatorRequest", 0, "0001 61"), "Key"));
        assertEquals(
                List.of(
                        "Compact, because version 3 is flexible (3+): the length is an unsigned varint, one more than the"
                                + " number of bytes.",
                        "The field is in versions 0-3 of 0-6."),
                reasons(body("FindCoordinatorRequest", 3, "02 61 00 00"), "Key"));
        List<Part> many = body("FindCoordinatorRequest", 4, "00 02 02 61 00");
        assertEquals(
                "Compact, because version 4 is flexible (3+): the number of elements is an unsigned varint, one more than"
                        + " it is, and 0 would mean null.",
                reasons(many, "CoordinatorKeys").get(0));
        assertEquals(
                List.of(
                        "Compact, because version 4 is flexible (3+): the length is an unsigned varint, one more than the"
                                + " number of bytes."),
                reasons(many, "[0]"));
    }

    @Test
    void whatMayBeNullSaysHow() {
        // Metadata v1: null for all topics.
        assertEquals(
                "The number of elements is an int32, and -1 means null.",
                reasons(body("MetadataRequest", 1, "ffffffff"), "Topics").get(0));
        // ConsumerGroupHeartbeat v0 has many nullable fields; Assignment of its response is a nullable struct.
        assertTrue(reasons(
                        body(
                                "ConsumerGroupHeartbeatResponse",
                                0,
                                // throttle, error, message null, member id null, epoch, interval, assignment absent,
                                // tags
                                "00000000 0000 00 00 00000000 00000000 ff 00"),
                        "Assignment")
                .contains(
                        "The struct may be null in this version, so a marker comes first: an int8, 1 for a struct that"
                                + " is there and -1 for null."));
    }

    @Test
    void tagSectionsNameWhatIsLeftOut() {
        // ApiVersions response v3 without any tagged field: error, no APIs, throttle, tags.
        List<String> omitted = reasons(body("ApiVersionsResponse", 3, "0000 01 00000000 00"), "tagged_fields");
        assertTrue(
                omitted.contains("Left out, because it holds its default: FinalizedFeaturesEpoch, tag 1, int64, default"
                        + " -1."),
                omitted.toString());

        // The same with the epoch, 7, and a tag 9 that nobody knows.
        List<Part> sent = body("ApiVersionsResponse", 3, "0000 01 00000000 02 01 08 0000000000000007 09 01 ff");
        assertTrue(
                reasons(sent, "tagged_fields").stream().noneMatch(reason -> reason.contains("FinalizedFeaturesEpoch")));
        assertEquals(
                "A tagged field is written only when it does not hold its default, which is -1.",
                reasons(sent, "FinalizedFeaturesEpoch").get(0));
        assertEquals(
                List.of("The schema has no such tag in version 3. Its size says how far to skip."),
                reasons(sent, "tag 9"));
    }

    @Test
    void headersSayWhichVersionTheyAreAndWhy() {
        // ApiVersions v3: a flexible request, whose response has the old header.
        MessageTree request = explainer.request(
                ByteBuffer.wrap(HexFormat.of().parseHex("0000000e0012000300000000000000" + "01" + "01" + "00")));
        MessageTree response = explainer.response(
                ByteBuffer.wrap(HexFormat.of().parseHex("0000000c" + "00000000" + "0000" + "01" + "00000000" + "00")),
                18,
                3);

        List<Part> parts =
                MessageViews.of(registry, "request", "Request", request).parts();
        assertTrue(
                reasons(parts, "RequestHeader")
                        .contains("Version 3 is flexible (3+), and so is its header, v2: a tag" + " section ends it."),
                parts.toString());
        assertTrue(reasons(parts, "client_id")
                .get(0)
                .startsWith("This field is never compact: its length stays an int16"));
        assertTrue(reasons(
                        MessageViews.of(registry, "response", "Response", response)
                                .parts(),
                        "ResponseHeader")
                .get(1)
                .startsWith("Header v0 has no tag section although version 3 is flexible"));
    }

    @Test
    void recordsSayTheirLengthAndBatchesThatTheyAreAlikeEverywhere() {
        byte[] produce = SmallestMessage.request(registry, 0, 9);
        List<Part> parts = MessageViews.of(registry, "request", "Request", explainer.request(ByteBuffer.wrap(produce)))
                .parts();

        assertEquals(
                List.of(
                        "Compact, because version 9 is flexible (9+): the length is an unsigned varint, one more than the"
                                + " number of bytes, and 0 means null."),
                reasons(parts, "Records"));
        assertEquals(
                List.of(
                        "A batch is sent, stored and fetched in this one form, whatever the version of the message around"
                                + " it."),
                parts.stream()
                        .filter(part -> part.type().equals("RecordBatch"))
                        .findFirst()
                        .orElseThrow()
                        .reasons());
        assertEquals(
                List.of("Four bytes in every version, not signed, the most significant first."), reasons(parts, "crc"));
    }

    /** A JoinGroup request of one member, whose metadata is a subscription of version 1. */
    @Test
    void aMessageInBytesHasVersionsOfItsOwn() {
        List<Part> parts = body(
                "JoinGroupRequest",
                6,
                // group, session and rebalance timeouts, member, instance null, protocol type, one protocol: its name,
                "0267 00000001 00000001 01 00 09 636f6e73756d6572 02 0272"
                        // 17 bytes: version 1, the topic t, user data null, no owned partitions; and the tags
                        + "12 0001 00000001 0001 74 ffffffff 00000000 00 00");

        assertEquals("message v1", part(parts, "ConsumerProtocolSubscription").type());
        assertEquals(
                List.of("These bytes are a message of Kafka's own, which has versions of its own."),
                reasons(parts, "ConsumerProtocolSubscription"));
        assertEquals(List.of("The length is an int32, and -1 means null."), reasons(parts, "UserData"));
        assertEquals(
                "The number of elements is an int32.",
                reasons(parts, "OwnedPartitions").get(0));
        assertTrue(reasons(parts, "Metadata").get(0).startsWith("Compact, because version 6 is flexible (6+)"));
    }

    @Test
    void whatIsWrongComesFirst() {
        assertEquals(
                "Reading stopped at byte 2: a string of 5 bytes.",
                reasons(body("FindCoordinatorRequest", 0, "0005 61"), "Key").get(0));
    }
}
