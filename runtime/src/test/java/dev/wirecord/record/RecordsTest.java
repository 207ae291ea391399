package dev.wirecord.record;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.bytesOf;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.Allocation;
import dev.wirecord.io.ByteWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class RecordsTest {

    @Test
    void isAViewOfWhatRemains() {
        ByteBuffer buffer = hexBuffer("ff 0a0b ff").position(1).limit(3);

        Records records = Records.of(buffer);
        buffer.get();

        assertHex("0a0b", bytesOf(records.buffer()));
        assertEquals(2, records.sizeInBytes());
        assertFalse(records.isEmpty());
    }

    @Test
    void handsOutReadOnlyViewsWithPositionsOfTheirOwn() {
        Records records = Records.of(hex("0a0b"));

        ByteBuffer view = records.buffer();
        view.get();

        assertTrue(view.isReadOnly());
        assertEquals(2, records.sizeInBytes());
    }

    @Test
    void sharesTheBytesItIsAbout() {
        byte[] bytes = hex("0a0b");
        Records records = Records.of(bytes);

        bytes[0] = 1;

        assertHex("010b", bytesOf(records.buffer()));
    }

    @Test
    void isEqualByItsBytes() {
        assertEquals(Records.of(hex("0a0b")), Records.of(hexBuffer("00 0a0b").position(1)));
        assertEquals(Records.of(hex("0a0b")).hashCode(), Records.of(hex("0a0b")).hashCode());
        assertNotEquals(Records.of(hex("0a0b")), Records.of(hex("0a")));
        assertEquals(Records.EMPTY, Records.of(new byte[0]));
        assertTrue(Records.EMPTY.isEmpty());
    }

    private static byte[] twoBatches() {
        ByteWriter out = new ByteWriter();
        RecordBatchBuilder builder = new RecordBatchBuilder();
        builder.append(0, null, new byte[] {1}).writeTo(out);
        builder.append(0, null, new byte[] {2}).append(0, null, new byte[] {3}).writeTo(out);
        return out.toByteArray();
    }

    private static List<Integer> counts(Records records) {
        List<Integer> counts = new ArrayList<>();
        records.forEach(batch -> counts.add(batch.requireValid().recordCount()));
        return counts;
    }

    @Test
    void iteratesWhatBuffersOfAnyKindHold() {
        byte[] bytes = twoBatches();
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();

        assertEquals(List.of(1, 2), counts(Records.of(bytes)));
        assertEquals(List.of(1, 2), counts(Records.of(direct)));
        assertEquals(List.of(1, 2), counts(Records.of(ByteBuffer.wrap(bytes).asReadOnlyBuffer())));
        assertEquals(List.of(), counts(Records.EMPTY));
    }

    @Test
    void endsBeforeAPartialBatch() {
        byte[] bytes = twoBatches();
        int first = Records.of(bytes).iterator().next().sizeInBytes();

        for (int length = first; length < bytes.length; length++) {
            Records records = Records.of(bytes, 0, length);
            assertEquals(List.of(1), counts(records));
            assertEquals(length - first, records.partialBytes());
        }
        assertEquals(0, Records.of(bytes).partialBytes());
        assertEquals(first - 1, Records.of(bytes, 0, first - 1).partialBytes());
    }

    @Test
    void batchesKnowWhereTheyAre() {
        Iterator<RecordBatch> batches = Records.of(twoBatches()).iterator();
        RecordBatch first = batches.next();
        RecordBatch second = batches.next();

        assertEquals(0, first.position());
        assertEquals(first.sizeInBytes(), second.position());
        assertEquals(second.buffer(), Records.of(twoBatches()).buffer().position(second.position()));
        assertThrows(NoSuchElementException.class, batches::next);
    }

    @Test
    void readingMakesNoObjectForARecord() {
        RecordBatchBuilder builder = new RecordBatchBuilder();
        for (int i = 0; i < 1_000; i++) {
            builder.append(i, new byte[10], new byte[90]);
        }
        RecordBatch batch = builder.build().iterator().next();
        byte[] value = new byte[90];

        Allocation.assertBelow(1_000, () -> {
            RecordCursor cursor = batch.cursor();
            while (cursor.next()) {
                cursor.copyValue(value, 0);
            }
        });
    }

    @Test
    void aCursorCopiesKeyAndValueWhereItIsTold() {
        RecordBatchBuilder builder = new RecordBatchBuilder();
        builder.append(0, new byte[] {1, 2}, new byte[] {3});
        builder.append(0, (byte[]) null, null);
        RecordCursor cursor = builder.build().iterator().next().cursor();
        byte[] target = new byte[5];

        assertTrue(cursor.next());
        cursor.copyKey(target, 1);
        cursor.copyValue(target, 4);
        assertArrayEquals(new byte[] {0, 1, 2, 0, 3}, target);

        assertTrue(cursor.next());
        cursor.copyKey(target, 5);
        cursor.copyValue(target, 5);
        assertArrayEquals(new byte[] {0, 1, 2, 0, 3}, target, "null is nothing to copy");
    }
}
