package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;

/** How a value says how long it is, or that it is null. */
enum LengthPrefix {
    /** Not at all: the type has one size. */
    NONE(""),
    /** An int16 length. */
    INT16("int16 len="),
    /** An int32 length. */
    INT32("int32 len="),
    /** An unsigned varint, which is one more than the length. */
    COMPACT("compact, len+1="),
    /** A varint with a sign, as records have it. */
    VARINT("varint len="),
    /** The int8 before a struct that may be null. */
    MARKER("int8 marker="),
    /** The unsigned varint before a tagged struct that may be null. */
    TAGGED_MARKER("uvarint marker=");

    private final String words;

    LengthPrefix(String words) {
        this.words = words;
    }

    /** The prefix as the tree shows it. */
    String describe(long raw) {
        return words + raw;
    }

    /** The number in the prefix that the reader is in front of, and stays in front of. */
    long peek(ByteReader in) {
        ByteReader ahead = in.copy();
        return switch (this) {
            case NONE -> 0;
            case INT16 -> ahead.readInt16();
            case INT32 -> ahead.readInt32();
            case COMPACT, TAGGED_MARKER -> Integer.toUnsignedLong(ahead.readUnsignedVarint());
            case VARINT -> ahead.readVarint();
            case MARKER -> ahead.readInt8();
        };
    }
}
