package dev.wirecord.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.type.Int32List;
import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written into room made for several values is what is written one by one. */
class ByteWriterRoomTest {

    // Without room at first, so that each of them must grow.
    private final ByteWriter out = new ByteWriter(0);
    private final ByteWriter oneByOne = new ByteWriter(0);

    private void assertSame() {
        assertArrayEquals(oneByOne.toByteArray(), out.toByteArray());
    }

    @Test
    void valuesOfFixedSize() {
        UUID uuid = new UUID(3, 4);
        int at = out.reserve(40);
        out.putBoolean(at, true);
        out.putInt8(at + 1, (byte) -2);
        out.putInt16(at + 2, (short) -3);
        out.putInt32(at + 4, -4);
        out.putInt64(at + 8, -5);
        out.putFloat64(at + 16, -6.5);
        out.putUuid(at + 24, uuid);

        oneByOne.writeBoolean(true);
        oneByOne.writeInt8((byte) -2);
        oneByOne.writeInt16((short) -3);
        oneByOne.writeInt32(-4);
        oneByOne.writeInt64(-5);
        oneByOne.writeFloat64(-6.5);
        oneByOne.writeUuid(uuid);
        assertSame();
    }

    @Test
    void tagSectionsBehindValues() {
        TaggedFields[] sections = {
            TaggedFields.EMPTY, TaggedFields.of(TaggedField.of(3, (byte) 7), TaggedField.of(200, new byte[300]))
        };
        for (TaggedFields fields : sections) {
            int at = out.reserve(3);
            out.putInt16(at, (short) 5);
            out.putTaggedFields(at + 2, fields);
            out.writeInt16((short) 6);

            oneByOne.writeInt16((short) 5);
            oneByOne.writeTaggedFields(fields);
            oneByOne.writeInt16((short) 6);
        }
        assertSame();
        // 5, no fields, 6; 5, two fields: tag 3 of one byte, tag 200 of 300 bytes, 6.
        byte[] bytes = out.toByteArray();
        assertArrayEquals(
                new byte[] {0, 5, 0, 0, 6, 0, 5, 2, 3, 1, 7, (byte) 0xc8, 1, (byte) 0xac, 2}, Arrays.copyOf(bytes, 15));
        assertEquals(15 + 300 + 2, bytes.length);
    }

    @Test
    void thereIsNoRoomBehindTheBuffer() {
        assertThrows(IndexOutOfBoundsException.class, () -> out.putInt32(0, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 126, 127, 128, 10_000})
    void listsOfNumbers(int length) {
        int[] numbers = new int[length];
        Arrays.setAll(numbers, i -> i * 0x01010101);
        List<Integer> decoded = Int32List.wrap(numbers);
        for (List<Integer> list : List.of(decoded, new ArrayList<>(decoded))) {
            out.writeInt32List(list);
            out.writeCompactInt32List(list);

            oneByOne.writeInt32(length);
            decoded.forEach(oneByOne::writeInt32);
            oneByOne.writeUnsignedVarint(length + 1);
            decoded.forEach(oneByOne::writeInt32);
        }
        assertSame();
    }

    @Test
    void noListAndNoNullInOne() {
        out.writeInt32List(null);
        out.writeCompactInt32List(null);
        oneByOne.writeInt32(-1);
        oneByOne.writeUnsignedVarint(0);
        assertSame();
        assertThrows(InvalidValueException.class, () -> out.writeInt32List(Arrays.asList(1, null)));
    }

    @Test
    void tagSections() {
        out.writeTaggedFields(TaggedFields.EMPTY);
        out.writeTaggedFields(TaggedFields.of(TaggedField.of(0, (byte) 7), TaggedField.of(300)));

        oneByOne.writeRaw(new byte[] {0, 2, 0, 1, 7, (byte) 0xac, 2, 0});
        assertSame();
    }
}
