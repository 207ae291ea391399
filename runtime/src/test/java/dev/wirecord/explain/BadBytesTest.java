package dev.wirecord.explain;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.Allocation;
import dev.wirecord.codec.CodecRegistry;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is shown of bytes that are no message: the part before the error, and the field it is in. */
class BadBytesTest {

    /** Guest, two legs, a cabin, a label, no log, and the tags 0 and 9. */
    private static final byte[] MESSAGE = hex(
            "03 6869", "03 02 61 0007 00 02 62 0008 00", "01 05 00", "0001 78", "00", "02 00 03 02 0009 09 02 beef");

    private final Explainer explainer = new Explainer(CodecRegistry.of());

    @Test
    void theMessageItselfIsSound() {
        assertEquals(31, MESSAGE.length);
        assertTrue(explainer.body(Samples.TRIP, 2, MESSAGE).isSound());
    }

    @ParameterizedTest
    @CsvSource({
        "0, guest, 0, expected a varint",
        "1, guest, 1, a string of 2 bytes",
        "2, guest, 1, a string of 2 bytes",
        "3, legs, 3, expected a varint",
        "4, legs, 4, an array of 2 elements",
        "6, legs, 4, an array of 2 elements of at least 4 bytes",
        "11, legs, 4, an array of 2 elements of at least 4 bytes",
        "12, legs[1].miles, 11, expected a uint16",
        "13, legs[1].taggedFields, 13, expected a varint",
        "14, cabin, 14, expected an int8",
        "15, cabin.deck, 15, expected an int8",
        "16, cabin.taggedFields, 16, expected a varint",
        "17, label, 17, expected an int16",
        "19, label, 19, a string of 1 bytes",
        "20, log, 20, expected a varint",
        "21, taggedFields, 21, expected a varint",
        "22, taggedFields, 22, a tag section of 2 fields",
        "23, taggedFields, 22, a tag section of 2 fields",
        "24, days, 24, a tagged field of 3 bytes",
        "26, days, 24, a tagged field of 3 bytes",
        "27, taggedFields, 27, expected a varint",
        "28, taggedFields[9], 28, expected a varint",
        "29, taggedFields[9], 29, a tagged field of 2 bytes",
        "30, taggedFields[9], 29, a tagged field of 2 bytes"
    })
    void bytesThatEndTooEarly(int length, String path, int offset, String reason) {
        Failure failure =
                explainer.body(Samples.TRIP, 2, Arrays.copyOf(MESSAGE, length)).failure();

        assertTrue(failure.reason().startsWith(reason), failure::toString);
        assertEquals(path, failure.path());
        assertEquals(offset, failure.offset());
        assertEquals(length - offset, failure.remaining());
    }

    @Test
    void everyLengthIsCoveredToItsEnd() {
        for (int length = 0; length < MESSAGE.length; length++) {
            MessageTree tree = explainer.body(Samples.TRIP, 2, Arrays.copyOf(MESSAGE, length));
            MessageNode last =
                    tree.root().walk().reduce((first, second) -> second).orElseThrow();

            assertEquals(length, tree.root().size());
            assertEquals(NodeKind.ERROR, last.kind());
            assertEquals(length, last.end());
        }
    }

    @Test
    void theGoodPartStays() {
        MessageTree tree = explainer.body(Samples.TRIP, 2, Arrays.copyOf(MESSAGE, 11));

        assertEquals("""
                TripRequest  message v2  [0x0000, 11B]
                +-- TripRequest  struct  [0x0000, 11B]  message body, version 2
                    +-- Guest  nullable_string  = "hi" (compact, len+1=3)  [0x0000, 3B]  Who travels.
                    +-- Legs  nullable_[]Leg  = 2 elements (compact, len+1=3)  [0x0003, 8B]  error at byte 4: \
                an array of 2 elements of at least 4 bytes (7 bytes left)
                        +-- [0]  Leg  [0x0004, 5B]
                        |   +-- Port  string  = "a" (compact, len+1=2)  [0x0004, 2B]  Where it ends.
                        |   +-- Miles  uint16  = 7  [0x0006, 2B]
                        |   +-- tagged_fields  uvarint  = 0  [0x0008, 1B]  number of tagged fields in this struct
                        +-- [1]  Leg  [0x0009, 2B]
                            +-- Port  string  = "b" (compact, len+1=2)  [0x0009, 2B]  Where it ends.
                            +-- Miles  uint16  [0x000b, 0B]  error at byte 11: expected a uint16 (0 bytes left)
                """, TextRenderer.render(tree).replaceAll("(?<=[^|\\s]) {2,}", "  "));
        assertEquals("hi", tree.values().orElseThrow().get("Guest"));
    }

    @ParameterizedTest
    @CsvSource({
        "'01 00 ff 0000 00 00 00', , the message should have ended",
        "'01 00 ff 0000 00 02 01 01 00 01 01 00', taggedFields, tag 1 twice",
        "'01 00 ff 0000 00 01 01 02 00 00', seal, tagged field 1 should have ended at byte 11",
        "'01 00 07 00', cabin, the marker 7 before a struct",
        "'01 00 ff 0000 00 ffffffff0f', taggedFields, a tag section of 4294967295 fields"
    })
    void bytesThatMakeNoSense(String bytes, String path, String reason) {
        Failure failure = explainer.body(Samples.TRIP, 2, hex(bytes)).failure();

        assertEquals(path == null ? "" : path, failure.path());
        assertTrue(failure.reason().startsWith(reason), failure::toString);
    }

    @Test
    void anErrorBehindATaggedFieldStandsBehindItsParts() {
        MessageTree tree = explainer.body(Samples.TRIP, 2, hex("01 00 ff 0000 00 01 01 02 00 00"));
        MessageNode seal = tree.at(7);

        assertEquals(NodeKind.TAG, seal.kind());
        MessageNode error = tree.root()
                .walk()
                .filter(node -> node.kind() == NodeKind.ERROR)
                .findFirst()
                .orElseThrow();
        assertEquals("error", error.name());
        assertEquals("seal", error.path());
        assertEquals(10, error.offset());
    }

    @ParameterizedTest
    @CsvSource({"0, 'ffff'", "0, '0000 7fffffff'", "0, '0000 000f4240'", "2, '01 ffffffff07'", "2, '01 81897a 00'"})
    void hostileCountsTakeNoMemory(int version, String bytes) {
        byte[] message = hex(bytes);

        Allocation.assertSmall(() -> explainer.body(Samples.TRIP, version, message));
    }

    @Test
    void nothingIsThrownWhateverTheBytes() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = MESSAGE.clone();
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            int version = random.nextInt(3);
            MessageTree tree = explainer.body(Samples.TRIP, version, bytes);
            assertEquals(tree.isSound(), tree.root().walk().noneMatch(node -> node.failure() != null));
        }
    }
}
