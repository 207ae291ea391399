package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;
import dev.wirecord.schema.ScalarType;

/** Reads values without parts and tells a visitor. */
final class ScalarWalk {

    private final ByteReader in;
    private final WalkVisitor visitor;

    ScalarWalk(ByteReader in, WalkVisitor visitor) {
        this.in = in;
        this.visitor = visitor;
    }

    void read(ScalarType type, boolean compact, boolean nullable) {
        LengthPrefix prefix = prefix(type, compact);
        long raw = prefix.peek(in);
        visitor.value(value(type, compact, nullable), prefix, raw);
    }

    private static LengthPrefix prefix(ScalarType type, boolean compact) {
        if (type.isFixedSize()) {
            return LengthPrefix.NONE;
        }
        return compact ? LengthPrefix.COMPACT : type == ScalarType.STRING ? LengthPrefix.INT16 : LengthPrefix.INT32;
    }

    private Object value(ScalarType type, boolean compact, boolean nullable) {
        return switch (type) {
            case BOOL -> in.readBoolean();
            case INT8 -> in.readInt8();
            case INT16 -> in.readInt16();
            case UINT16 -> in.readUint16();
            case INT32 -> in.readInt32();
            case UINT32 -> in.readUint32();
            case INT64 -> in.readInt64();
            case FLOAT64 -> in.readFloat64();
            case UUID -> in.readUuid();
            case STRING -> string(compact, nullable);
            case BYTES, RECORDS -> in.readByteBuffer(bytesLength(compact, nullable));
        };
    }

    private String string(boolean compact, boolean nullable) {
        if (compact) {
            return nullable ? in.readCompactNullableString() : in.readCompactString();
        }
        return nullable ? in.readNullableString() : in.readString();
    }

    private int bytesLength(boolean compact, boolean nullable) {
        if (compact) {
            return nullable ? in.readCompactNullableBytesLength() : in.readCompactBytesLength();
        }
        return nullable ? in.readNullableBytesLength() : in.readBytesLength();
    }
}
