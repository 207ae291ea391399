package dev.wirecord.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.CorruptBatchException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** Batches for tests, of bytes that were written elsewhere or changed by hand. */
final class Batches {

    private Batches() {}

    static RecordBatch only(byte[] bytes) {
        return Records.of(bytes).iterator().next();
    }

    static ByteBuffer utf8(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Gives a batch that was changed by hand the length and the checksum that it should have then. */
    static byte[] sealed(byte[] bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 21, bytes.length - 21);
        ByteBuffer.wrap(bytes).putInt(8, bytes.length - 12).putInt(17, (int) crc.getValue());
        return bytes;
    }

    /** Reads everything, with objects and without, and requires that both fail alike. */
    static CorruptBatchException assertCorrupt(Records records) {
        CorruptBatchException withObjects = assertThrows(
                CorruptBatchException.class,
                () -> records.forEach(batch -> batch.forEach(Record::headers)),
                "records should be refused");
        CorruptBatchException withCursor = assertThrows(
                CorruptBatchException.class, () -> records.forEach(Batches::goThrough), "a cursor should be refused");
        assertEquals(withObjects.getMessage(), withCursor.getMessage());
        return withObjects;
    }

    private static void goThrough(RecordBatch batch) {
        RecordCursor cursor = batch.cursor();
        while (cursor.next()) {
            cursor.headers();
        }
    }
}
