package dev.wirecord.io;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.record.Records;
import dev.wirecord.type.Int32List;
import dev.wirecord.type.ObjectList;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/**
 * Appends Kafka's encodings to a byte array that grows. Numbers are big-endian; the methods are named for the types of
 * Kafka's protocol guide. An instance can be used for one message after another, and by one thread at a time.
 */
public final class ByteWriter {

    /** The most bytes of UTF-8 that Kafka lets a string have, compact or not. */
    public static final int MAX_STRING_BYTES = Short.MAX_VALUE;

    private static final int DEFAULT_CAPACITY = 256;

    // The JDK's own limit for arrays: some VMs keep a few words of an array for themselves.
    private static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;

    private static final int REFERENCED_FROM = 512;

    private static final int FEW = 3;

    // Null in a writer that copies everything, as most do.
    private final Payloads payloads;
    private byte[] buffer;

    // Where the next byte goes in the buffer. Positions that callers see count the payloads, too.
    private int position;

    /** Creates an empty writer. */
    public ByteWriter() {
        this(DEFAULT_CAPACITY);
    }

    /**
     * Creates an empty writer with room for {@code capacity} bytes before it grows.
     *
     * @throws NegativeArraySizeException when the capacity is negative
     */
    public ByteWriter(int capacity) {
        this(capacity, null);
    }

    private ByteWriter(int capacity, Payloads payloads) {
        this.buffer = new byte[capacity];
        this.payloads = payloads;
    }

    /**
     * Creates an empty writer that refers to bytes and records of at least 512 bytes instead of copying them. {@link
     * #toByteBuffers} has everything, ready for one gathering write to a socket. Whoever holds a payload must not change
     * it before that.
     */
    public static ByteWriter gathering() {
        return gathering(REFERENCED_FROM);
    }

    /**
     * Creates a writer as {@link #gathering()} does.
     *
     * @param threshold the length from which on bytes and records are referred to; they are copied below it
     */
    public static ByteWriter gathering(int threshold) {
        // Nothing is gained by a reference to no bytes.
        return new ByteWriter(DEFAULT_CAPACITY, new Payloads(Math.max(1, threshold)));
    }

    /** How many bytes have been written. */
    public int position() {
        return payloads == null ? position : position + payloads.bytes();
    }

    /**
     * Forgets what was written from {@code newPosition} on.
     *
     * @throws IllegalArgumentException when fewer bytes than that have been written
     */
    public void truncate(int newPosition) {
        if (newPosition < 0 || newPosition > position()) {
            throw new IllegalArgumentException(newPosition + " is outside the " + position() + " bytes written");
        }
        position = payloads == null ? newPosition : payloads.truncate(newPosition);
    }

    /** Forgets everything that was written, and keeps the memory. */
    public void clear() {
        position = 0;
        if (payloads != null) {
            payloads.clear();
        }
    }

    /** A copy of what was written. */
    public byte[] toByteArray() {
        return hasPayloads() ? joined() : Arrays.copyOf(buffer, position);
    }

    private boolean hasPayloads() {
        return payloads != null && payloads.count() > 0;
    }

    private byte[] joined() {
        ByteBuffer all = ByteBuffer.allocate(position());
        for (ByteBuffer part : toByteBuffers()) {
            all.put(part);
        }
        return all.array();
    }

    /** A read-only view of what was written, valid until the next write; a copy of it where payloads are referred to. */
    public ByteBuffer toByteBuffer() {
        ByteBuffer all = hasPayloads() ? ByteBuffer.wrap(joined()) : ByteBuffer.wrap(buffer, 0, position);
        return all.slice().asReadOnlyBuffer();
    }

    /**
     * Read-only views of what was written, in order, valid until the next write. A writer made by {@link #gathering()}
     * has the payloads that it refers to among them; any other has one view, or none of nothing.
     */
    public ByteBuffer[] toByteBuffers() {
        if (hasPayloads()) {
            return payloads.between(buffer, position);
        }
        return position == 0 ? new ByteBuffer[0] : new ByteBuffer[] {toByteBuffer()};
    }

    /** Writes {@code 1} for true and {@code 0} for false. */
    public void writeBoolean(boolean value) {
        writeInt8((byte) (value ? 1 : 0));
    }

    /** Writes one byte. */
    public void writeInt8(byte value) {
        int at = reserve(1);
        buffer[at] = value;
    }

    /** Writes two bytes. */
    public void writeInt16(short value) {
        int at = reserve(2);
        BigEndian.putShort(buffer, at, value);
    }

    /**
     * Writes two bytes, unsigned.
     *
     * @throws InvalidValueException when the value is not within 0 to 65535
     */
    public void writeUint16(int value) {
        if (value >>> 16 != 0) {
            throw InvalidValueException.of(value + " is not a uint16, which runs from 0 to 65535");
        }
        writeInt16((short) value);
    }

    /** Writes four bytes. */
    public void writeInt32(int value) {
        int at = reserve(4);
        BigEndian.putInt(buffer, at, value);
    }

    /**
     * Writes four bytes, unsigned.
     *
     * @throws InvalidValueException when the value is not within 0 to 4294967295
     */
    public void writeUint32(long value) {
        if (value >>> 32 != 0) {
            throw InvalidValueException.of(value + " is not a uint32, which runs from 0 to 4294967295");
        }
        writeInt32((int) value);
    }

    /** Writes eight bytes. */
    public void writeInt64(long value) {
        int at = reserve(8);
        BigEndian.putLong(buffer, at, value);
    }

    /** Writes the eight bytes of an IEEE 754 double; the payload of a NaN is kept. */
    public void writeFloat64(double value) {
        writeInt64(Double.doubleToRawLongBits(value));
    }

    /** Writes sixteen bytes, the most significant first. */
    public void writeUuid(UUID value) {
        int at = reserve(16);
        BigEndian.putLong(buffer, at, value.getMostSignificantBits());
        BigEndian.putLong(buffer, at + 8, value.getLeastSignificantBits());
    }

    /** Writes 1 to 5 bytes, seven bits each, the least significant first; the value counts as unsigned. */
    public void writeUnsignedVarint(int value) {
        if (value >>> 7 == 0) {
            writeInt8((byte) value);
        } else {
            writeLongVarint(value & 0xffffffffL);
        }
    }

    /** Writes a signed number as {@link #writeUnsignedVarint} after folding the sign into the lowest bit. */
    public void writeVarint(int value) {
        writeUnsignedVarint((value << 1) ^ (value >> 31));
    }

    /** Writes 1 to 10 bytes: a signed number with the sign folded into the lowest bit. */
    public void writeVarlong(long value) {
        writeLongVarint((value << 1) ^ (value >> 63));
    }

    private void writeLongVarint(long value) {
        long rest = value;
        while (rest >>> 7 != 0) {
            writeInt8((byte) (rest | 0x80));
            rest >>>= 7;
        }
        writeInt8((byte) rest);
    }

    /**
     * Writes an int16 length and UTF-8. An unpaired surrogate becomes a question mark.
     *
     * @throws InvalidValueException when the value is null or longer than {@link #MAX_STRING_BYTES}
     */
    public void writeString(String value) {
        byte[] utf8 = utf8(value);
        int length = utf8.length;
        int at = reserve(2 + length);
        BigEndian.putShort(buffer, at, (short) length);
        System.arraycopy(utf8, 0, buffer, at + 2, length);
    }

    /** Writes {@code -1} as an int16 for null, and otherwise as {@link #writeString}. */
    public void writeNullableString(String value) {
        if (value == null) {
            writeInt16((short) -1);
        } else {
            writeString(value);
        }
    }

    /**
     * Writes the length plus one as an unsigned varint, and UTF-8.
     *
     * @throws InvalidValueException when the value is null or longer than {@link #MAX_STRING_BYTES}
     */
    public void writeCompactString(String value) {
        byte[] utf8 = utf8(value);
        int length = utf8.length;
        int at = reserveBehindCompactLength(length, length);
        System.arraycopy(utf8, 0, buffer, at, length);
    }

    /** Writes {@code 0} as an unsigned varint for null, and otherwise as {@link #writeCompactString}. */
    public void writeCompactNullableString(String value) {
        if (value == null) {
            writeUnsignedVarint(0);
        } else {
            writeCompactString(value);
        }
    }

    private static byte[] utf8(String value) {
        if (value == null) {
            throw InvalidValueException.of("a string is null");
        }
        // An unpaired surrogate becomes a question mark, as in kafka-clients.
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        if (utf8.length > MAX_STRING_BYTES) {
            throw InvalidValueException.of(
                    "a string of " + utf8.length + " bytes is longer than Kafka's " + MAX_STRING_BYTES);
        }
        return utf8;
    }

    /** Writes an int32 length and the bytes; -1 and nothing for null. */
    public void writeBytes(byte[] value) {
        writeLength(value == null ? -1 : value.length);
        writePayload(value);
    }

    /** Writes an int32 length and what remains in the buffer; -1 and nothing for null. */
    public void writeBytes(ByteBuffer value) {
        writeLength(value == null ? -1 : value.remaining());
        writeRaw(value);
    }

    /** Writes the length plus one as an unsigned varint, and the bytes; 0 and nothing for null. */
    public void writeCompactBytes(byte[] value) {
        writeCompactLength(value == null ? -1 : value.length);
        writePayload(value);
    }

    /** Writes the length plus one as an unsigned varint, and what remains in the buffer; 0 and nothing for null. */
    public void writeCompactBytes(ByteBuffer value) {
        writeCompactLength(value == null ? -1 : value.remaining());
        writeRaw(value);
    }

    private void writePayload(byte[] value) {
        if (value != null) {
            writePayload(value, 0, value.length);
        }
    }

    /** Appends bytes as they are, by reference where this writer was made by {@link #gathering()} and they are many. */
    public void writePayload(byte[] bytes, int offset, int length) {
        if (payloads != null && payloads.takes(length)) {
            payloads.add(position, bytes, offset, length, MAX_CAPACITY);
        } else {
            writeRaw(bytes, offset, length);
        }
    }

    /** Writes an int32 length and the batches as they are; -1 and nothing for null. */
    public void writeRecords(Records value) {
        writeLength(value == null ? -1 : value.sizeInBytes());
        if (value != null) {
            value.write(this);
        }
    }

    /** Writes the length plus one as an unsigned varint, and the batches as they are; 0 and nothing for null. */
    public void writeCompactRecords(Records value) {
        writeCompactLength(value == null ? -1 : value.sizeInBytes());
        if (value != null) {
            value.write(this);
        }
    }

    /** Writes a number of bytes or elements as an int32; -1 stands for null. */
    public void writeLength(int length) {
        writeInt32(length);
    }

    /** Writes a number of bytes or elements, plus one, as an unsigned varint; -1 stands for null. */
    public void writeCompactLength(int length) {
        writeUnsignedVarint(length + 1);
    }

    /**
     * Writes the number of elements as an int32, -1 for null.
     *
     * @return the elements in a list that is quick to index; an empty one for null
     */
    public <E> List<E> writeArrayLength(List<E> elements) {
        List<E> indexed = ArrayWriter.indexed(elements);
        writeLength(elements == null ? -1 : indexed.size());
        return indexed;
    }

    /**
     * Writes the number of elements plus one as an unsigned varint, 0 for null.
     *
     * @return the elements in a list that is quick to index; an empty one for null
     */
    public <E> List<E> writeCompactArrayLength(List<E> elements) {
        if (elements instanceof ObjectList<E> decoded) {
            writeCompactLength(decoded.size());
            return decoded;
        }
        List<E> indexed = ArrayWriter.indexed(elements);
        writeCompactLength(elements == null ? -1 : indexed.size());
        return indexed;
    }

    /** Writes the number of elements as an int32, and the elements; -1 and nothing for null. */
    public void writeInt32List(List<Integer> values) {
        if (values instanceof Int32List numbers && numbers.size() <= FEW) {
            int size = numbers.size();
            int at = reserve(Integer.BYTES + size * Integer.BYTES);
            BigEndian.putInt(buffer, at, size);
            putFew(buffer, at + Integer.BYTES, numbers, size);
        } else {
            writeArrayLength(values);
            ArrayWriter.writeInt32List(this, values);
        }
    }

    /** Writes the number of elements plus one as an unsigned varint, and the elements; 0 and nothing for null. */
    public void writeCompactInt32List(List<Integer> values) {
        if (values instanceof Int32List numbers && numbers.size() <= FEW) {
            int size = numbers.size();
            int at = reserve(1 + size * Integer.BYTES);
            buffer[at] = (byte) (size + 1);
            putFew(buffer, at + 1, numbers, size);
        } else {
            writeCompactArrayLength(values);
            ArrayWriter.writeInt32List(this, values);
        }
    }

    /** As many numbers as a list of replicas usually has: without a loop they take half the time. */
    private static void putFew(byte[] bytes, int at, Int32List values, int size) {
        if (size > 0) {
            BigEndian.putInt(bytes, at, values.getInt(0));
            if (size > 1) {
                BigEndian.putInt(bytes, at + 4, values.getInt(1));
                if (size > 2) {
                    BigEndian.putInt(bytes, at + 8, values.getInt(2));
                }
            }
        }
    }

    /** Writes numbers one behind the other, with one question for room. */
    void writeInt32s(Int32List values) {
        int length = values.size();
        int at = reserve(sizeOf(length, Integer.BYTES));
        byte[] bytes = buffer;
        for (int i = 0; i < length; i++) {
            BigEndian.putInt(bytes, at + i * Integer.BYTES, values.getInt(i));
        }
    }

    /** Writes a compact length, and returns where {@code size} bytes of room begin behind it. */
    private int reserveBehindCompactLength(int length, int size) {
        if (length >= 0x7f) {
            return reserveBehindLongLength(length, size);
        }
        int at = reserve(1 + size);
        buffer[at] = (byte) (length + 1);
        return at + 1;
    }

    private int reserveBehindLongLength(int length, int size) {
        writeUnsignedVarint(length + 1);
        return reserve(size);
    }

    private static int sizeOf(int elements, int elementSize) {
        if (elements > MAX_CAPACITY / elementSize) {
            throw InvalidValueException.of("a message of more than " + MAX_CAPACITY + " bytes");
        }
        return elements * elementSize;
    }

    /** Appends bytes as they are; nothing for null. */
    public void writeRaw(byte[] bytes) {
        if (bytes != null) {
            writeRaw(bytes, 0, bytes.length);
        }
    }

    /** Appends bytes as they are. */
    public void writeRaw(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        int at = reserve(length);
        System.arraycopy(bytes, offset, buffer, at, length);
    }

    /** Appends what remains in {@code bytes}, whose position stays where it is; nothing for null. */
    public void writeRaw(ByteBuffer bytes) {
        if (bytes == null) {
            return;
        }
        int length = bytes.remaining();
        if (payloads != null && payloads.takes(length)) {
            payloads.add(position, bytes, MAX_CAPACITY);
        } else {
            int at = reserve(length);
            bytes.get(bytes.position(), buffer, at, length);
        }
    }

    /** Writes the marker before a struct that may be null: 1 when the struct follows, -1 for null. */
    public void writeStructMarker(boolean present) {
        writeInt8((byte) (present ? 1 : -1));
    }

    /** Writes the marker before a tagged struct that may be null: 1 when the struct follows, 0 for null. */
    public void writeTaggedStructMarker(boolean present) {
        writeUnsignedVarint(present ? 1 : 0);
    }

    /**
     * Begins a tagged field: its tag and room for its size.
     *
     * @return what {@link #endTaggedField} wants to know
     */
    public int beginTaggedField(int tag) {
        if (tag >>> 7 != 0) {
            writeUnsignedVarint(tag);
            return reserve(1) + 1;
        }
        // One byte suffices for most fields; a larger size shifts the field, which costs less than sizing it first.
        int at = reserve(2);
        buffer[at] = (byte) tag;
        return at + 2;
    }

    /**
     * Ends a tagged field by writing how many bytes it took.
     *
     * @param start what {@link #beginTaggedField} returned
     */
    public void endTaggedField(int start) {
        int size = position - start;
        if (payloads != null) {
            size += payloads.bytesFrom(start);
        }
        if (size < 0x80) {
            buffer[start - 1] = (byte) size;
            return;
        }
        insertSize(start, size);
    }

    private void insertSize(int start, int size) {
        int shift = Varints.sizeOf(size) - 1;
        reserve(shift);
        int end = position;
        System.arraycopy(buffer, start, buffer, start + shift, end - shift - start);
        if (payloads != null) {
            payloads.shift(start, shift);
        }
        position = start - 1;
        writeUnsignedVarint(size);
        position = end;
    }

    /** Writes the tag section of a struct that knows no tagged fields. */
    public void writeTaggedFields(TaggedFields fields) {
        putTaggedFields(reserve(1), fields);
    }

    /**
     * Appends unknown tagged fields behind the known ones.
     *
     * @param knownTags how many tags the struct knows; they are 0 and up
     * @throws InvalidValueException when one of the fields has a known tag
     */
    public void writeTaggedFields(TaggedFields fields, int knownTags) {
        if (!fields.isEmpty()) {
            fields.write(this, knownTags);
        }
    }

    /** Overwrites four bytes that were written before, for sizes known only afterwards. */
    public void patchInt32(int index, int value) {
        if (index < 0 || index > position() - 4) {
            throw new IndexOutOfBoundsException(index);
        }
        BigEndian.putInt(buffer, payloads == null ? index : payloads.index(index, 4), value);
    }

    /**
     * Makes room for a run of values of fixed size and moves behind it. The {@code put} methods write the values, each at
     * its place in the room, and ask no more.
     *
     * @return where the room begins; places are valid until the next value is written
     */
    public int reserve(int length) {
        int at = position;
        // What is known of the writer is forgotten where it grows, but not what a local variable holds.
        if (buffer.length - at < length) {
            grow(length);
        }
        position = at + length;
        return at;
    }

    /** Puts {@code 1} for true and {@code 0} for false into room that was reserved. */
    public void putBoolean(int at, boolean value) {
        buffer[at] = (byte) (value ? 1 : 0);
    }

    /** Puts one byte into room that was reserved. */
    public void putInt8(int at, byte value) {
        buffer[at] = value;
    }

    /** Puts two bytes into room that was reserved. */
    public void putInt16(int at, short value) {
        BigEndian.putShort(buffer, at, value);
    }

    /** Puts four bytes into room that was reserved. */
    public void putInt32(int at, int value) {
        BigEndian.putInt(buffer, at, value);
    }

    /** Puts eight bytes into room that was reserved. */
    public void putInt64(int at, long value) {
        BigEndian.putLong(buffer, at, value);
    }

    /** Puts the eight bytes of an IEEE 754 double into room that was reserved. */
    public void putFloat64(int at, double value) {
        putInt64(at, Double.doubleToRawLongBits(value));
    }

    /** Puts sixteen bytes into room that was reserved. */
    public void putUuid(int at, UUID value) {
        putInt64(at, value.getMostSignificantBits());
        putInt64(at + 8, value.getLeastSignificantBits());
    }

    /**
     * Puts the tag section of a struct that knows no tagged fields into the last byte of the room that was reserved, and
     * behind it where one byte is too little.
     */
    public void putTaggedFields(int at, TaggedFields fields) {
        if (fields.isEmpty()) {
            buffer[at] = 0;
        } else {
            writeUnknown(at, fields);
        }
    }

    private void writeUnknown(int at, TaggedFields fields) {
        position = at;
        writeUnsignedVarint(fields.size());
        fields.write(this, 0);
    }

    private void grow(int length) {
        long needed = (long) position + length;
        if (needed > MAX_CAPACITY) {
            throw InvalidValueException.of("a message of more than " + MAX_CAPACITY + " bytes");
        }
        long doubled = Math.max(needed, Math.max(DEFAULT_CAPACITY, 2L * buffer.length));
        buffer = Arrays.copyOf(buffer, (int) Math.min(MAX_CAPACITY, doubled));
    }
}
