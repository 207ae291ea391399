package dev.wirecord.record;

import dev.wirecord.error.CorruptBatchException;
import java.nio.ByteBuffer;
import java.util.OptionalInt;

/**
 * What a record of a control batch says. Its key is a version and a type, its value depends on the type: a transaction's
 * end has the coordinator's epoch, the others a message of Kafka's schemas, which a registry with those messages decodes.
 *
 * @param version the version of the key; 0, and higher ones are read alike
 * @param typeId the number of the type, also one that is not known
 * @param value the value, read-only and with a position of its own; null when there is none
 */
public record ControlRecord(short version, short typeId, ByteBuffer value) {

    private static final int KEY_SIZE = 4;
    private static final int MARKER_SIZE = 6;

    /** Takes what remains in {@code value}, which is not copied and must not be changed while it is in use. */
    public ControlRecord {
        value = value == null ? null : value.slice().asReadOnlyBuffer();
    }

    static ControlRecord of(Record record) {
        if (!record.batch().isControl()) {
            throw new IllegalStateException(record + " is not in a control batch");
        }
        ByteBuffer key = record.key();
        if (key == null || key.remaining() < KEY_SIZE || key.getShort(0) < 0) {
            throw corrupt(record, "the key of a control record has a version and a type, of two bytes each");
        }
        ControlRecord control = new ControlRecord(key.getShort(0), key.getShort(2), record.value());
        if (control.type().isTransactionEnd() && !control.hasMarker()) {
            throw corrupt(record, "the end of a transaction has a version and an epoch, of two and four bytes");
        }
        return control;
    }

    private static CorruptBatchException corrupt(Record record, String reason) {
        return record.batch().corrupt(reason + " (offset " + record.offset() + ")", -1);
    }

    private boolean hasMarker() {
        return value != null && value.remaining() >= MARKER_SIZE && value.getShort(0) >= 0;
    }

    /** What the record is about. */
    public ControlType type() {
        return ControlType.of(typeId);
    }

    @Override
    public ByteBuffer value() {
        return value == null ? null : value.duplicate();
    }

    /** The version that the value begins with, as all values that Kafka has do; empty when it is shorter than that. */
    public OptionalInt valueVersion() {
        return value == null || value.remaining() < Short.BYTES
                ? OptionalInt.empty()
                : OptionalInt.of(value.getShort(0));
    }

    /** The epoch of the transaction coordinator; empty unless the record ends a transaction. */
    public OptionalInt coordinatorEpoch() {
        return type().isTransactionEnd() && hasMarker()
                ? OptionalInt.of(value.getInt(Short.BYTES))
                : OptionalInt.empty();
    }
}
