package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.record.Records;
import dev.wirecord.type.FewInt32s;
import dev.wirecord.type.Int32List;
import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A message that finds no room is put once more, wherever the room ended. */
class ByteWriterRoomTest {

    interface Put {
        int at(Output out, int at);
    }

    static Stream<Arguments> puts() {
        TaggedFields unknown = TaggedFields.of(TaggedField.of(3, (byte) 7), TaggedField.of(200));
        List<Integer> four = Int32List.of(1, 2, 3, 4);
        FewInt32s few = (FewInt32s) Int32List.of(9, 8);
        return Stream.of(
                put("bool", (out, at) -> out.putBoolean(at, true), "01"),
                put("int8", (out, at) -> out.putInt8(at, (byte) -2), "fe"),
                put("int16", (out, at) -> out.putInt16(at, (short) -3), "fffd"),
                put("uint16", (out, at) -> out.putUint16(at, 0xfffe), "fffe"),
                put("int32", (out, at) -> out.putInt32(at, -4), "fffffffc"),
                put("uint32", (out, at) -> out.putUint32(at, 0xfffffffeL), "fffffffe"),
                put("int64", (out, at) -> out.putInt64(at, -5), "fffffffffffffffb"),
                put("float64", (out, at) -> out.putFloat64(at, 1.5), "3ff8000000000000"),
                put("uuid", (out, at) -> out.putUuid(at, new UUID(1, 2)), "0000000000000001 0000000000000002"),
                put("uvarint", (out, at) -> out.putUnsignedVarint(at, -1), "ffffffff0f"),
                put("string", (out, at) -> out.putString(at, "abc"), "0003 616263"),
                put("no string", (out, at) -> out.putNullableString(at, null), "ffff"),
                put("compact string", (out, at) -> out.putCompactString(at, "abc"), "04 616263"),
                put("empty string", (out, at) -> out.putString(at, ""), "0000"),
                put("empty compact string", (out, at) -> out.putCompactString(at, ""), "01"),
                put("no compact string", (out, at) -> out.putCompactNullableString(at, null), "00"),
                put("long string", (out, at) -> out.putCompactString(at, "a".repeat(127)), "8001" + "61".repeat(127)),
                put("bytes", (out, at) -> out.putBytes(at, new byte[] {1, 2}), "00000002 0102"),
                put("buffer", (out, at) -> out.putCompactBytes(at, ByteBuffer.allocate(2)), "03 0000"),
                put("no bytes", (out, at) -> out.putCompactBytes(at, (byte[]) null), "00"),
                put("records", (out, at) -> out.putRecords(at, Records.of(new byte[3])), "00000003 000000"),
                put("numbers", (out, at) -> ArrayWriter.putInt32List(out, at, four.subList(0, 2)), "00000001 00000002"),
                put("few numbers", few::putList, "00000002 00000009 00000008"),
                put("few numbers, compact", few::putCompactList, "03 00000009 00000008"),
                put(
                        "many",
                        (out, at) -> ArrayWriter.putInt32List(out, at, four),
                        "00000001 00000002 00000003 00000004"),
                put("tagged field", ByteWriterRoomTest::putTaggedField, "05 02 0a0b"),
                put("large tagged field", ByteWriterRoomTest::putLargeTaggedField, "05 8001" + "00".repeat(128)),
                put(
                        "run",
                        ByteWriterRoomTest::putRun,
                        "01 fe fffd fffffffc fffffffffffffffb 3ff8000000000000"
                                + " 0000000000000001 0000000000000002 00"),
                put("run before unknown fields", (out, at) -> putRun(out, at, unknown), "0005 02 03 01 07 c801 00"),
                put("no unknown fields", (out, at) -> TaggedFields.EMPTY.put(out, at), "00"),
                put("unknown fields", (out, at) -> unknown.put(out, at), "02 03 01 07 c801 00"),
                put("unknown fields behind known ones", (out, at) -> unknown.put(out, at, 3), "03 01 07 c801 00"));
    }

    private static Arguments put(String name, Put put, String expected) {
        return Arguments.of(name, put, expected);
    }

    private static int putRun(Output out, int at) {
        out.requireRoom(at, 1 + 1 + 2 + 4 + 8 + 8 + 16 + 1);
        int behind = out.setBoolean(at, true);
        behind = out.setInt8(behind, (byte) -2);
        behind = out.setInt16(behind, (short) -3);
        behind = out.setInt32(behind, -4);
        behind = out.setInt64(behind, -5);
        behind = out.setFloat64(behind, 1.5);
        behind = out.setUuid(behind, new UUID(1, 2));
        return TaggedFields.EMPTY.set(out, behind);
    }

    private static int putRun(Output out, int at, TaggedFields unknown) {
        out.requireRoom(at, 3);
        return unknown.set(out, out.setInt16(at, (short) 5));
    }

    private static int putTaggedField(Output out, int at) {
        int start = out.beginTaggedField(at, 5);
        return out.endTaggedField(start, out.putInt16(start, (short) 0x0a0b));
    }

    private static int putLargeTaggedField(Output out, int at) {
        int start = out.beginTaggedField(at, 5);
        return out.endTaggedField(start, out.putPayload(start, new byte[128], 0, 128));
    }

    /** As a codec does it: once more while there was no room. */
    private static void putWithRoom(ByteWriter out, Put put) {
        int start = out.position();
        for (int attempts = 0; attempts < 3; attempts++) {
            try {
                out.end(put.at(out, out.begin(0)));
                return;
            } catch (NoRoomException e) {
                out.truncate(start);
                assertTrue(out.makeRoom(e));
            }
        }
        throw new AssertionError("no room for it, however often the writer grows");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("puts")
    void growsWhereverTheEndOfItsMemoryFalls(String name, Put put, String expected) {
        for (int capacity = 1; capacity <= expected.length() / 2 + 2; capacity++) {
            ByteWriter copying = new ByteWriter(capacity);
            copying.writeInt8((byte) 0x11);
            putWithRoom(copying, put);
            copying.writeInt8((byte) 0x22);
            assertHex("11" + expected + "22", copying.toByteArray());
        }
    }

    @Test
    void whatAFailedAttemptReferredToIsForgotten() {
        ByteWriter out = ByteWriter.gathering(10);
        byte[] payload = new byte[100];
        putWithRoom(out, (buffer, at) -> {
            int behind = buffer.putBytes(buffer.putBytes(at, payload), payload);
            return buffer.putString(behind, "x".repeat(1000));
        });

        assertEquals(2 * (4 + 100) + 2 + 1000, out.position());
        assertEquals(5, out.toByteBuffers().length);
    }

    @Test
    void anAttemptThatEndsForAnotherReasonMakesNoRoom() {
        assertFalse(new ByteWriter().makeRoom(new IndexOutOfBoundsException()));
    }

    @Test
    void thereIsNoRoomBehindTheBuffer() {
        ByteWriter out = new ByteWriter(3);

        assertThrows(NoRoomException.class, () -> out.putInt32(0, 1));
        assertThrows(NoRoomException.class, () -> out.putInt8(3, (byte) 1));
    }

    @Test
    void thereIsNoRoomForMoreThanAnArrayCanHold() {
        ByteWriter out = new ByteWriter(3);
        RuntimeException end = assertThrows(NoRoomException.class, () -> out.requireRoom(10, Integer.MAX_VALUE));

        Throwable refusal = assertThrows(InvalidValueException.class, () -> out.makeRoom(end));
        assertEquals("a message of more than 2147483639 bytes", refusal.getMessage());
    }
}
