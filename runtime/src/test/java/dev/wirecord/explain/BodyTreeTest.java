package dev.wirecord.explain;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BodyTreeTest {

    private static final String GUEST = "0002 6869";
    private static final String LEGS = "00000001 0001 61 ffff";
    private static final String LABEL = "0001 78";

    private final Explainer explainer = new Explainer(CodecRegistry.of());

    private MessageTree explain(int version, String... parts) {
        return explainer.body(Samples.TRIP, version, hex(parts));
    }

    @Test
    void aVersionThatIsNotFlexible() {
        MessageTree tree = explain(0, GUEST, LEGS, LABEL, "00000003 010203");

        assertEquals("""
                TripRequest  message v0  [0x0000, 23B]
                +-- TripRequest  struct  [0x0000, 23B]  message body, version 0
                    +-- Guest  string  = "hi" (int16 len=2)  [0x0000, 4B]  Who travels.
                    +-- Legs  []Leg  = 1 element (int32 len=1)  [0x0004, 9B]
                    |   +-- [0]  Leg  [0x0008, 5B]
                    |       +-- Port  string  = "a" (int16 len=1)  [0x0008, 3B]  Where it ends.
                    |       +-- Miles  uint16  = 65535  [0x000b, 2B]
                    +-- Label  string  = "x" (int16 len=1)  [0x000d, 3B]
                    +-- Log  nullable_records  = 3 bytes (int32 len=3)  [0x0010, 7B]
                        +-- [0]  partial RecordBatch  = 0x010203  [0x0014, 3B]  \
                the beginning of a batch that is cut off: 3 bytes
                """, squeezed(tree));
        assertTrue(tree.isSound());
        assertEquals("TripRequest v0, 23 bytes", tree.title());
    }

    @Test
    void aFlexibleVersionWithPositionalFields() {
        MessageTree tree = explain(1, "00", "02 02 61 0007 00", "01 05 00", "03 0001 0002", LABEL, "00", "00");

        assertEquals("""
                TripRequest  message v1  [0x0000, 20B]
                +-- TripRequest  struct  [0x0000, 20B]  message body, version 1
                    +-- Guest  nullable_string  = null (compact, len+1=0)  [0x0000, 1B]  Who travels.
                    +-- Legs  nullable_[]Leg  = 1 element (compact, len+1=2)  [0x0001, 6B]
                    |   +-- [0]  Leg  [0x0002, 5B]
                    |       +-- Port  string  = "a" (compact, len+1=2)  [0x0002, 2B]  Where it ends.
                    |       +-- Miles  uint16  = 7  [0x0004, 2B]
                    |       +-- tagged_fields  uvarint  = 0  [0x0006, 1B]  number of tagged fields in this struct
                    +-- Cabin  nullable_Cabin  = present (int8 marker=1)  [0x0007, 3B]
                    |   +-- Deck  int8  = 5  [0x0008, 1B]
                    |   +-- tagged_fields  uvarint  = 0  [0x0009, 1B]  number of tagged fields in this struct
                    +-- Days  []int16  = 2 elements (compact, len+1=3)  [0x000a, 5B]
                    |   +-- [0]  int16  = 1  [0x000b, 2B]
                    |   +-- [1]  int16  = 2  [0x000d, 2B]
                    +-- Label  string  = "x" (int16 len=1)  [0x000f, 3B]
                    +-- Log  nullable_records  = null (compact, len+1=0)  [0x0012, 1B]
                    +-- tagged_fields  uvarint  = 0  [0x0013, 1B]  number of tagged fields in this struct
                """, squeezed(tree));
    }

    @Test
    void taggedFieldsKnownAndUnknown() {
        String tags = "04" + "00 03 02 0009" + "01 01 00" + "02 03 01 07 00" + "09 02 beef";
        MessageTree tree = explain(2, "03 6869", "00", "ff", LABEL, "00", tags);

        assertEquals("""
                TripRequest  message v2  [0x0000, 27B]
                +-- TripRequest  struct  [0x0000, 27B]  message body, version 2
                    +-- Guest  nullable_string  = "hi" (compact, len+1=3)  [0x0000, 3B]  Who travels.
                    +-- Legs  nullable_[]Leg  = null (compact, len+1=0)  [0x0003, 1B]
                    +-- Cabin  nullable_Cabin  = null (int8 marker=-1)  [0x0004, 1B]
                    +-- Label  string  = "x" (int16 len=1)  [0x0005, 3B]
                    +-- Log  nullable_records  = null (compact, len+1=0)  [0x0008, 1B]
                    +-- tagged_fields  uvarint  = 4  [0x0009, 18B]  number of tagged fields in this struct
                        +-- Days  tagged_field  [0x000a, 5B]
                        |   +-- tag  uvarint  = 0  [0x000a, 1B]  number of the tagged field
                        |   +-- size  uvarint  = 3  [0x000b, 1B]  number of bytes of the tagged field
                        |   +-- Days  []int16  = 1 element (compact, len+1=2)  [0x000c, 3B]
                        |       +-- [0]  int16  = 9  [0x000d, 2B]
                        +-- Seal  tagged_field  [0x000f, 3B]
                        |   +-- tag  uvarint  = 1  [0x000f, 1B]  number of the tagged field
                        |   +-- size  uvarint  = 1  [0x0010, 1B]  number of bytes of the tagged field
                        |   +-- Seal  nullable_bytes  = null (compact, len+1=0)  [0x0011, 1B]
                        +-- Suite  tagged_field  [0x0012, 5B]
                        |   +-- tag  uvarint  = 2  [0x0012, 1B]  number of the tagged field
                        |   +-- size  uvarint  = 3  [0x0013, 1B]  number of bytes of the tagged field
                        |   +-- Suite  nullable_Cabin  = present (uvarint marker=1)  [0x0014, 3B]
                        |       +-- Deck  int8  = 7  [0x0015, 1B]
                        |       +-- tagged_fields  uvarint  = 0  [0x0016, 1B]  number of tagged fields in this struct
                        +-- tag 9  tagged_field  [0x0017, 4B]  a tagged field that the schema does not know
                            +-- tag  uvarint  = 9  [0x0017, 1B]  number of the tagged field
                            +-- size  uvarint  = 2  [0x0018, 1B]  number of bytes of the tagged field
                            +-- data  bytes  = 0xbeef  [0x0019, 2B]
                """, squeezed(tree));
    }

    /** Columns are tested elsewhere. */
    private static String squeezed(MessageTree tree) {
        return TextRenderer.render(tree).replaceAll("(?<=[^|\\s]) {2,}", "  ");
    }

    @Test
    void valuesAreObjects() {
        String tags = "03" + "01 03 03 aabb" + "02 01 00" + "09 02 beef";
        FieldValues values = explain(2, "03 6869", "02 02 61 0007 00", "ff", LABEL, "04 010203", tags)
                .values()
                .orElseThrow();

        assertEquals("hi", values.get("Guest"));
        assertEquals(List.of(new FieldValues(Map.of("Port", "a", "Miles", 7), new TreeMap<>())), values.get("Legs"));
        assertTrue(values.has("Cabin"));
        assertNull(values.get("Cabin"));
        assertEquals(ByteBuffer.wrap(hex("010203")), values.get("Log"));
        assertEquals(ByteBuffer.wrap(hex("aabb")), values.get("Seal"));
        assertTrue(values.has("Suite"));
        assertNull(values.get("Suite"));
        assertFalse(values.has("Days"), "left out, because it holds its default");
        assertEquals(Map.of(9, ByteBuffer.wrap(hex("beef"))), values.unknownTags());
        assertEquals(
                List.of("Guest", "Legs", "Cabin", "Label", "Log", "Seal", "Suite"),
                List.copyOf(values.fields().keySet()));
    }

    @Test
    void everyByteHasANode() {
        MessageTree tree = explain(1, "00", "02 02 61 0007 00", "01 05 00", "03 0001 0002", LABEL, "00", "00");

        assertEquals("legs", tree.at(1).path());
        assertEquals("legs[0].port", tree.at(3).path());
        assertEquals("cabin", tree.at(7).path());
        assertEquals("cabin.deck", tree.at(8).path());
        assertEquals("cabin.taggedFields", tree.at(9).path());
        assertEquals("days[1]", tree.at(14).path());
        assertEquals("Days", tree.at(14).schema().name());
        assertThrows(IndexOutOfBoundsException.class, () -> tree.at(20));
    }

    @Test
    void theLenientProfileShowsBytesBehindTheMessage() {
        Explainer lenient = new Explainer(CodecRegistry.of(), ReadProfile.KAFKA, ReadLimits.DEFAULT);
        MessageTree tree = lenient.body(Samples.TRIP, 0, hex(GUEST, "00000000", LABEL, "ffffffff", "dead"));

        assertTrue(tree.isSound());
        MessageNode rest = tree.root().child("rest").orElseThrow();
        assertEquals(NodeKind.DATA, rest.kind());
        assertEquals("0xdead", rest.text());
        assertEquals(15, rest.offset());
    }

    @Test
    void aVersionThatTheMessageLacksIsTheCallersMistake() {
        assertEquals(
                "TripRequest has versions 0-2, not 3",
                assertThrows(UnsupportedVersionException.class, () -> explain(3, "00"))
                        .getMessage());
    }
}
