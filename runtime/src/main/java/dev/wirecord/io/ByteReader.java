package dev.wirecord.io;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.record.Records;
import dev.wirecord.type.Int32List;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;

/**
 * Reads Kafka's encodings from a byte array, one after the other. Whatever a length claims, no more memory is asked for
 * than the bytes that are left justify, and every failure is a {@link MalformedMessageException} that says where.
 *
 * <p>Slices that a reader hands out share its array. An instance is used by one thread at a time.
 */
public final class ByteReader extends Input {

    private final ReadProfile profile;
    private final ReadLimits limits;

    /** The int32s that were read last, which {@link ArrayReader} gives again where the next are the same. */
    Int32List lastInt32List = Int32List.of();

    private ByteReader(byte[] buffer, int start, int limit, ReadProfile profile, ReadLimits limits) {
        super(buffer, start, limit, profile == ReadProfile.STRICT);
        this.profile = Objects.requireNonNull(profile, "profile");
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /** Reads {@code bytes}, strictly and within the default limits. The array is not copied. */
    public static ByteReader of(byte[] bytes) {
        return of(bytes, ReadProfile.STRICT, ReadLimits.DEFAULT);
    }

    /** Reads {@code bytes}, which are not copied. */
    public static ByteReader of(byte[] bytes, ReadProfile profile, ReadLimits limits) {
        return new ByteReader(bytes, 0, bytes.length, profile, limits);
    }

    /** Reads what remains in {@code bytes}, strictly and within the default limits. */
    public static ByteReader of(ByteBuffer bytes) {
        return of(bytes, ReadProfile.STRICT, ReadLimits.DEFAULT);
    }

    /**
     * Reads what remains in {@code bytes}, whose position stays where it is. The array behind the buffer is shared
     * where it can be had; a direct or read-only buffer is copied.
     */
    public static ByteReader of(ByteBuffer bytes, ReadProfile profile, ReadLimits limits) {
        if (bytes.hasArray()) {
            int from = bytes.arrayOffset() + bytes.position();
            return new ByteReader(bytes.array(), from, from + bytes.remaining(), profile, limits);
        }
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(bytes.position(), copy);
        return of(copy, profile, limits);
    }

    /** A reader at the same place of the same bytes, which moves on its own. */
    public ByteReader copy() {
        return copy(position, limit);
    }

    /**
     * A reader of the same bytes at another place, which moves on its own.
     *
     * @param offset the place, as {@link #offset} counts
     * @throws IndexOutOfBoundsException when there is no such place
     */
    public ByteReader copyAt(int offset) {
        return copy(start + Objects.checkIndex(offset, limit - start + 1), limit);
    }

    /**
     * A reader of the bytes between two places, which moves on its own. Its offsets count as those of this one do.
     *
     * @param from the place where it begins, as {@link #offset} counts
     * @param to the place where its bytes end
     * @throws IndexOutOfBoundsException when there are no such places
     */
    public ByteReader between(int from, int to) {
        Objects.checkFromToIndex(from, to, limit - start);
        return copy(start + from, start + to);
    }

    private ByteReader copy(int place, int end) {
        ByteReader copy = new ByteReader(buffer, start, end, profile, limits);
        copy.position = place;
        return copy;
    }

    /** Moves past {@code length} bytes, and returns this reader. */
    public ByteReader skip(int length) {
        if (length < 0) {
            throw malformed("a skip of " + length + " bytes");
        }
        take(length, length + " bytes");
        return this;
    }

    /** The limits that the reader keeps to. */
    public ReadLimits limits() {
        return limits;
    }

    /**
     * Gets a tag section of which no field is known, and keeps the fields. The run ends with the section's first byte,
     * and what is behind it is read where there is more.
     */
    public TaggedFields getTaggedFields(int at) {
        return buffer[at] == 0 ? TaggedFields.EMPTY : unknownTaggedFields(at);
    }

    private TaggedFields unknownTaggedFields(int at) {
        position = at;
        return TaggedFields.read(this);
    }

    /** Reads an int16 length and a string; null is refused. */
    public String readString() {
        return string(requireLength(readInt16(), "string"));
    }

    /** Reads an int16 length and a string; -1 is null. */
    public String readNullableString() {
        return string(nullableLength(readInt16(), "string"));
    }

    /** Reads a string whose length is an unsigned varint, plus one; null is refused. */
    public String readCompactString() {
        return string(requireLength(readUnsignedVarint() - 1, "string"));
    }

    /** Reads a string whose length is an unsigned varint, plus one; 0 is null. */
    public String readCompactNullableString() {
        return string(nullableLength(readUnsignedVarint() - 1, "string"));
    }

    private String string(int length) {
        if (length <= 0) {
            return length < 0 ? null : "";
        }
        if (length > ByteWriter.MAX_STRING_BYTES || length > limit - position) {
            throw malformed("a string of " + length + " bytes");
        }
        int at = position;
        String value = Utf8.isAsciiName(buffer, at, length) ? Utf8.decodeAscii(buffer, at, length) : utf8(at, length);
        position = at + length;
        return value;
    }

    private String utf8(int at, int length) {
        String value = Utf8.decode(buffer, at, length);
        if (strict && Utf8.isMalformed(value, buffer, at, length)) {
            throw malformed("a string of " + length + " bytes that are not UTF-8");
        }
        return value;
    }

    /** Reads the int32 length of bytes; null is refused. */
    public int readBytesLength() {
        return boundedByBytes(requireLength(readInt32(), "bytes"));
    }

    /** Reads the int32 length of bytes; -1 stands for null. */
    public int readNullableBytesLength() {
        return boundedByBytes(nullableLength(readInt32(), "bytes"));
    }

    /** Reads the length of bytes from an unsigned varint that is one more; null is refused. */
    public int readCompactBytesLength() {
        return boundedByBytes(requireLength(readUnsignedVarint() - 1, "bytes"));
    }

    /** Reads the length of bytes from an unsigned varint that is one more; -1 stands for null. */
    public int readCompactNullableBytesLength() {
        return boundedByBytes(nullableLength(readUnsignedVarint() - 1, "bytes"));
    }

    private int boundedByBytes(int length) {
        if (length > limit - position) {
            throw malformed(length + " bytes");
        }
        return length;
    }

    /** Reads that many bytes as a read-only slice that shares the reader's array; null for -1. */
    public ByteBuffer readByteBuffer(int length) {
        if (length < 0) {
            return null;
        }
        int at = take(length, "bytes");
        return ByteBuffer.wrap(buffer, at, length).slice().asReadOnlyBuffer();
    }

    /** Reads that many bytes into an array of their own; null for -1. */
    public byte[] readByteArray(int length) {
        if (length < 0) {
            return null;
        }
        int at = take(length, "bytes");
        return Arrays.copyOfRange(buffer, at, at + length);
    }

    /** Reads that many bytes as record batches, which share the reader's array; null for -1. */
    public Records readRecords(int length) {
        return length < 0 ? null : Records.of(buffer, take(length, "record batches"), length);
    }

    /** Reads the int32 number of an array's elements; null is refused. */
    public int readArrayLength() {
        return readArrayLength(1);
    }

    /**
     * Reads the int32 number of an array's elements; null is refused, and so is an array whose elements cannot all be
     * there, before memory is asked for them.
     *
     * @param elementSize the fewest bytes that an element takes, at least 1
     */
    public int readArrayLength(int elementSize) {
        return requireElements(requireLength(readInt32(), "array"), elementSize);
    }

    /** Reads the int32 number of an array's elements; -1 stands for null. */
    public int readNullableArrayLength() {
        return readNullableArrayLength(1);
    }

    /** Reads a length as {@link #readArrayLength(int)} does; -1 stands for null. */
    public int readNullableArrayLength(int elementSize) {
        return requireElements(nullableLength(readInt32(), "array"), elementSize);
    }

    /** Reads the number of an array's elements from an unsigned varint that is one more; null is refused. */
    public int readCompactArrayLength() {
        return readCompactArrayLength(1);
    }

    /** Reads a length as {@link #readArrayLength(int)} does, from an unsigned varint that is one more. */
    public int readCompactArrayLength(int elementSize) {
        return requireElements(requireLength(readUnsignedVarint() - 1, "array"), elementSize);
    }

    /** Reads the number of an array's elements from an unsigned varint that is one more; -1 stands for null. */
    public int readCompactNullableArrayLength() {
        return readCompactNullableArrayLength(1);
    }

    /** Reads a length as {@link #readCompactArrayLength(int)} does; -1 stands for null. */
    public int readCompactNullableArrayLength(int elementSize) {
        return requireElements(nullableLength(readUnsignedVarint() - 1, "array"), elementSize);
    }

    /**
     * Refuses an array whose elements cannot all be there, before memory is asked for them.
     *
     * @param length the number of elements, or -1 for null
     * @param elementSize the fewest bytes that one of them takes
     * @return {@code length}
     */
    public int requireElements(int length, int elementSize) {
        if (length > limits.maxArrayElements() || (long) length * elementSize > limit - position) {
            throw tooManyElements(length, elementSize);
        }
        return length;
    }

    private MalformedMessageException tooManyElements(int length, int elementSize) {
        if (length > limits.maxArrayElements()) {
            return malformed(
                    "an array of " + length + " elements, more than the limit of " + limits.maxArrayElements());
        }
        return malformed("an array of " + length + " elements"
                + (length > remaining() ? "" : " of at least " + elementSize + " bytes"));
    }

    private int requireLength(int length, String what) {
        if (length < 0) {
            throw malformed(length == -1 ? "a null where this version has no null " + what : negative(length, what));
        }
        return length;
    }

    private int nullableLength(int length, String what) {
        if (length < -1 && strict) {
            throw malformed(negative(length, what));
        }
        return Math.max(length, -1);
    }

    private static String negative(int length, String what) {
        return "the negative " + what + " length " + length;
    }

    /** Reads the marker before a struct that may be null: whether the struct follows. */
    public boolean readStructMarker() {
        byte marker = readInt8();
        if (strict && marker != 1 && marker != -1) {
            throw malformed("the marker " + marker + " before a struct, which is 1 or -1");
        }
        return marker >= 0;
    }

    /** Reads the marker before a tagged struct that may be null: whether the struct follows. */
    public boolean readTaggedStructMarker() {
        int marker = readUnsignedVarint();
        if (strict && marker != 1 && marker != 0) {
            throw malformed("the marker " + marker + " before a tagged struct, which is 1 or 0");
        }
        return marker > 0;
    }

    /** Reads the number of fields in a tag section. */
    public int readTaggedFieldCount() {
        int at = position;
        if (at < limit && buffer[at] == 0) {
            position = at + 1;
            return 0;
        }
        return limitedTaggedFieldCount(readUnsignedVarint());
    }

    private int limitedTaggedFieldCount(int count) {
        if (count < 0 || count > limit - position) {
            throw malformed("a tag section of " + Integer.toUnsignedString(count) + " fields");
        }
        if (count > limits.maxTaggedFields()) {
            throw malformed(
                    "a tag section of " + count + " fields, more than the limit of " + limits.maxTaggedFields());
        }
        return count;
    }

    /**
     * Reads the tag of the next field of a tag section.
     *
     * @param previous the tag before it, or -1 when it is the first
     */
    public int readTag(int previous) {
        int at = position;
        if (at < limit && buffer[at] > previous) {
            // In its order and not negative, so it is one byte long.
            position = at + 1;
            return buffer[at];
        }
        return longTag(previous);
    }

    private int longTag(int previous) {
        int tag = readUnsignedVarint();
        if (tag < 0) {
            throw malformed("tag " + Integer.toUnsignedString(tag) + " of more than 31 bits");
        }
        if (strict && tag <= previous) {
            throw malformed("tag " + tag + (tag == previous ? " twice" : " behind tag " + previous));
        }
        return tag;
    }

    /** Reads the size of a tagged field and returns the {@link #offset} at which it must end. */
    public int readTaggedFieldEnd() {
        int size = readUnsignedVarint();
        if (strict && (size < 0 || size > limit - position)) {
            throw malformed("a tagged field of " + Integer.toUnsignedString(size) + " bytes");
        }
        return position - start + size;
    }

    /** Refuses a tagged field that did not end where its size said. */
    public void requireTaggedFieldEnd(int tag, int end) {
        if (position - start != end && strict) {
            throw malformed("tagged field " + tag + " should have ended at byte " + end);
        }
    }

    /** The error for a tag that the struct knows, but not in this version. */
    public MalformedMessageException tagNotInVersion(int tag, String versions) {
        return malformed("tag " + tag + ", which only versions " + versions + " have");
    }

    /** Reads a tag section of which no field is known, and keeps the fields. */
    public TaggedFields readTaggedFields() {
        int at = position;
        if (at < limit && buffer[at] == 0) {
            position = at + 1;
            return TaggedFields.EMPTY;
        }
        return TaggedFields.read(this);
    }

    /** Reads a tag section of which no field is known, and drops the fields. */
    public void skipTaggedFields() {
        int count = readTaggedFieldCount();
        for (int i = 0, tag = -1; i < count; i++) {
            tag = readTag(tag);
            skipTo(readTaggedFieldEnd());
        }
    }

    /** Skips an unknown tagged field up to its end, as {@link #readTaggedFieldEnd} returned it. */
    public void skipTo(int end) {
        position += unknownFieldSize(end);
    }

    /** Reads an unknown tagged field up to its end, as a read-only slice that shares the reader's array. */
    public ByteBuffer readUntil(int end) {
        return readByteBuffer(unknownFieldSize(end));
    }

    private int unknownFieldSize(int end) {
        int size = end - offset();
        if (size < 0 || size > limit - position) {
            throw malformed("a tagged field of " + Integer.toUnsignedString(size) + " bytes");
        }
        return size;
    }

    /** Refuses bytes behind the message. */
    public void requireEnd() {
        if (strict && position != limit) {
            throw malformed("the message should have ended");
        }
    }
}
