package dev.wirecord.io;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/**
 * Appends Kafka's encodings to a byte array that grows. Numbers are big-endian; the methods are named for the types of
 * Kafka's protocol guide. An instance can be used for one message after another, and by one thread at a time.
 *
 * <p>A codec puts its message behind what was written, between {@link #begin} and {@link #end}.
 */
public final class ByteWriter extends Output {

    private static final int DEFAULT_CAPACITY = 256;

    private static final int REFERENCED_FROM = 512;

    private static final int LARGE = 1 << 20;

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
        super(capacity, payloads);
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

    /**
     * Where a message begins that is put behind what was written. The place counts the bytes that this writer holds
     * itself, and none that it refers to.
     *
     * @param room how many bytes the message is expected to take, or 0; there may be less room than it takes
     */
    public int begin(int room) {
        reserve(room);
        return position;
    }

    /** Ends a message that was put. */
    public void end(int at) {
        position = at;
    }

    /**
     * Makes the room that an attempt to put a message did not find, so that the message can be put once more.
     *
     * @param end what ended the attempt
     * @return whether it was for want of room, and not for another reason
     * @throws InvalidValueException when there cannot be that much room
     */
    public boolean makeRoom(RuntimeException end) {
        if (!(end instanceof NoRoomException)) {
            return false;
        }
        // Larger steps than where the bytes are kept: all of the message is put once more.
        grow(Math.max(needed(), Math.min(4L * buffer.length, LARGE)));
        return true;
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
        reserve(1);
        position = putBoolean(position, value);
    }

    /** Writes one byte. */
    public void writeInt8(byte value) {
        reserve(1);
        position = putInt8(position, value);
    }

    /** Writes two bytes. */
    public void writeInt16(short value) {
        reserve(2);
        position = putInt16(position, value);
    }

    /**
     * Writes two bytes, unsigned.
     *
     * @throws InvalidValueException when the value is not within 0 to 65535
     */
    public void writeUint16(int value) {
        reserve(2);
        position = putUint16(position, value);
    }

    /** Writes four bytes. */
    public void writeInt32(int value) {
        reserve(4);
        position = putInt32(position, value);
    }

    /**
     * Writes four bytes, unsigned.
     *
     * @throws InvalidValueException when the value is not within 0 to 4294967295
     */
    public void writeUint32(long value) {
        reserve(4);
        position = putUint32(position, value);
    }

    /** Writes eight bytes. */
    public void writeInt64(long value) {
        reserve(8);
        position = putInt64(position, value);
    }

    /** Writes the eight bytes of an IEEE 754 double; the payload of a NaN is kept. */
    public void writeFloat64(double value) {
        reserve(8);
        position = putFloat64(position, value);
    }

    /** Writes sixteen bytes, the most significant first. */
    public void writeUuid(UUID value) {
        reserve(16);
        position = putUuid(position, value);
    }

    /** Writes 1 to 5 bytes, seven bits each, the least significant first; the value counts as unsigned. */
    public void writeUnsignedVarint(int value) {
        reserve(5);
        position = putUnsignedVarint(position, value);
    }

    /** Writes a signed number as {@link #writeUnsignedVarint} after folding the sign into the lowest bit. */
    public void writeVarint(int value) {
        writeUnsignedVarint((value << 1) ^ (value >> 31));
    }

    /** Writes 1 to 10 bytes: a signed number with the sign folded into the lowest bit. */
    public void writeVarlong(long value) {
        reserve(10);
        position = putLongVarint(position, (value << 1) ^ (value >> 63));
    }

    /**
     * Writes an int16 length and UTF-8. An unpaired surrogate becomes a question mark.
     *
     * @throws InvalidValueException when the value is null or longer than {@link #MAX_STRING_BYTES}
     */
    public void writeString(String value) {
        reserveString(value);
        position = putString(position, value);
    }

    /** Writes {@code -1} as an int16 for null, and otherwise as {@link #writeString}. */
    public void writeNullableString(String value) {
        reserveString(value);
        position = putNullableString(position, value);
    }

    /**
     * Writes the length plus one as an unsigned varint, and UTF-8.
     *
     * @throws InvalidValueException when the value is null or longer than {@link #MAX_STRING_BYTES}
     */
    public void writeCompactString(String value) {
        reserveString(value);
        position = putCompactString(position, value);
    }

    /** Writes {@code 0} as an unsigned varint for null, and otherwise as {@link #writeCompactString}. */
    public void writeCompactNullableString(String value) {
        reserveString(value);
        position = putCompactNullableString(position, value);
    }

    /** Makes room for the most that a string can take; one of more characters than Kafka allows bytes is refused. */
    private void reserveString(String value) {
        reserve(3 + 3L * (value == null ? 0 : Math.min(value.length(), MAX_STRING_BYTES)));
    }

    /** Writes an int32 length and the bytes; -1 and nothing for null. */
    public void writeBytes(byte[] value) {
        reservePayload(value == null ? 0 : value.length);
        position = putBytes(position, value);
    }

    /** Writes an int32 length and what remains in the buffer; -1 and nothing for null. */
    public void writeBytes(ByteBuffer value) {
        reservePayload(value == null ? 0 : value.remaining());
        position = putBytes(position, value);
    }

    /** Writes the length plus one as an unsigned varint, and the bytes; 0 and nothing for null. */
    public void writeCompactBytes(byte[] value) {
        reservePayload(value == null ? 0 : value.length);
        position = putCompactBytes(position, value);
    }

    /** Writes the length plus one as an unsigned varint, and what remains in the buffer; 0 and nothing for null. */
    public void writeCompactBytes(ByteBuffer value) {
        reservePayload(value == null ? 0 : value.remaining());
        position = putCompactBytes(position, value);
    }

    /** Writes an int32 length and the batches as they are; -1 and nothing for null. */
    public void writeRecords(Records value) {
        reservePayload(value == null ? 0 : value.sizeInBytes());
        position = putRecords(position, value);
    }

    /** Writes the length plus one as an unsigned varint, and the batches as they are; 0 and nothing for null. */
    public void writeCompactRecords(Records value) {
        reservePayload(value == null ? 0 : value.sizeInBytes());
        position = putCompactRecords(position, value);
    }

    /** Makes room for a payload and its length; for the length alone where the payload stays where it is. */
    private void reservePayload(int length) {
        reserve(payloads != null && payloads.takes(length) ? 5 : 5L + length);
    }

    /** Writes a number of bytes or elements as an int32; -1 stands for null. */
    public void writeLength(int length) {
        writeInt32(length);
    }

    /** Writes a number of bytes or elements, plus one, as an unsigned varint; -1 stands for null. */
    public void writeCompactLength(int length) {
        writeUnsignedVarint(length + 1);
    }

    /** Writes the number of elements as an int32, -1 for null. */
    public void writeArrayLength(List<?> elements) {
        writeLength(elements == null ? -1 : elements.size());
    }

    /** Writes the number of elements plus one as an unsigned varint, 0 for null. */
    public void writeCompactArrayLength(List<?> elements) {
        writeCompactLength(elements == null ? -1 : elements.size());
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
        reserve(length);
        position = putRaw(position, bytes, offset, length);
    }

    /** Appends bytes as they are, by reference where this writer was made by {@link #gathering()} and they are many. */
    public void writePayload(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        reservePayload(length);
        position = putPayload(position, bytes, offset, length);
    }

    /** Appends what remains in {@code bytes}, whose position stays where it is; nothing for null. */
    public void writeRaw(ByteBuffer bytes) {
        if (bytes != null) {
            reservePayload(bytes.remaining());
            position = putPayload(position, bytes);
        }
    }

    /** Writes the marker before a struct that may be null: 1 when the struct follows, -1 for null. */
    public void writeStructMarker(boolean present) {
        writeInt8((byte) (present ? 1 : -1));
    }

    /** Writes the marker before a tagged struct that may be null: 1 when the struct follows, 0 for null. */
    public void writeTaggedStructMarker(boolean present) {
        writeInt8((byte) (present ? 1 : 0));
    }

    /**
     * Begins a tagged field: its tag and room for its size.
     *
     * @return what {@link #endTaggedField} wants to know
     */
    public int beginTaggedField(int tag) {
        reserve(6);
        position = beginTaggedField(position, tag);
        return position;
    }

    /**
     * Ends a tagged field by writing how many bytes it took.
     *
     * @param start what {@link #beginTaggedField} returned
     */
    public void endTaggedField(int start) {
        reserve(4);
        position = endTaggedField(start, position);
    }

    /** Overwrites four bytes that were written before, for sizes known only afterwards. */
    public void patchInt32(int index, int value) {
        if (index < 0 || index > position() - 4) {
            throw new IndexOutOfBoundsException(index);
        }
        BigEndian.putInt(buffer, payloads == null ? index : payloads.index(index, 4), value);
    }

    private void reserve(long length) {
        if (buffer.length - position < length) {
            grow(position + length);
        }
    }

    private void grow(long needed) {
        if (needed > MAX_CAPACITY) {
            throw InvalidValueException.of("a message of more than " + MAX_CAPACITY + " bytes");
        }
        long doubled = Math.max(needed, Math.max(DEFAULT_CAPACITY, 2L * buffer.length));
        buffer = Arrays.copyOf(buffer, (int) Math.min(MAX_CAPACITY, doubled));
    }
}
