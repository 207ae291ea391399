package dev.wirecord.io;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;

/**
 * What generated codecs put messages into: Kafka's encodings, each at a place of a byte array. Every method returns the
 * place behind what it has put.
 *
 * <p>An output does not grow while a message is put. Where it has no room, the attempt ends, {@link ByteWriter#makeRoom}
 * makes room, and the message is put once more from where it began. So the place is a local variable all the way, and
 * the array the same: a buffer that grew in the middle would make the compiler load both anew for every value. An
 * array that doubles makes that rare, as often as it would be copied otherwise.
 */
public abstract sealed class Output permits ByteWriter {

    /** The most bytes of UTF-8 that Kafka lets a string have, compact or not. */
    public static final int MAX_STRING_BYTES = Short.MAX_VALUE;

    // The JDK's own limit for arrays: some VMs keep a few words of an array for themselves.
    static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;

    byte[] buffer;

    // Null in a writer that copies everything, as most do.
    final Payloads payloads;

    private long needed;

    Output(int capacity, Payloads payloads) {
        this.buffer = new byte[capacity];
        this.payloads = payloads;
    }

    /** How large the array should have been for the last attempt that found no room. */
    final long needed() {
        return needed;
    }

    /**
     * Asks for room for a run of values of fixed size. The {@code set} methods put them there and ask no more.
     */
    public final void requireRoom(int at, int length) {
        if (buffer.length - at < length) {
            needed = (long) at + length;
            throw NoRoomException.instance();
        }
    }

    /** Asks for room for as many elements of that size. */
    final void requireRoom(int at, int elements, int size) {
        // More than that is as good as anything that no array can hold.
        requireRoom(at, elements <= MAX_CAPACITY / size ? elements * size : Integer.MAX_VALUE);
    }

    /** Sets {@code 1} for true and {@code 0} for false where there is room. */
    public final int setBoolean(int at, boolean value) {
        return setInt8(at, (byte) (value ? 1 : 0));
    }

    /** Sets one byte where there is room. */
    public final int setInt8(int at, byte value) {
        buffer[at] = value;
        return at + 1;
    }

    /** Sets two bytes where there is room. */
    public final int setInt16(int at, short value) {
        BigEndian.putShort(buffer, at, value);
        return at + 2;
    }

    /** Sets four bytes where there is room. */
    public final int setInt32(int at, int value) {
        BigEndian.putInt(buffer, at, value);
        return at + 4;
    }

    /** Sets eight bytes where there is room. */
    public final int setInt64(int at, long value) {
        BigEndian.putLong(buffer, at, value);
        return at + 8;
    }

    /** Sets the eight bytes of an IEEE 754 double where there is room. */
    public final int setFloat64(int at, double value) {
        return setInt64(at, Double.doubleToRawLongBits(value));
    }

    /** Sets sixteen bytes where there is room, the most significant first. */
    public final int setUuid(int at, UUID value) {
        return setInt64(setInt64(at, value.getMostSignificantBits()), value.getLeastSignificantBits());
    }

    /** Puts {@code 1} for true and {@code 0} for false. */
    public final int putBoolean(int at, boolean value) {
        return putInt8(at, (byte) (value ? 1 : 0));
    }

    /** Puts one byte. */
    public final int putInt8(int at, byte value) {
        requireRoom(at, 1);
        return setInt8(at, value);
    }

    /** Puts two bytes. */
    public final int putInt16(int at, short value) {
        requireRoom(at, 2);
        return setInt16(at, value);
    }

    /**
     * Puts two bytes, unsigned.
     *
     * @throws InvalidValueException when the value is not within 0 to 65535
     */
    public final int putUint16(int at, int value) {
        if (value >>> 16 != 0) {
            throw InvalidValueException.of(value + " is not a uint16, which runs from 0 to 65535");
        }
        return putInt16(at, (short) value);
    }

    /** Puts four bytes. */
    public final int putInt32(int at, int value) {
        requireRoom(at, 4);
        return setInt32(at, value);
    }

    /**
     * Puts four bytes, unsigned.
     *
     * @throws InvalidValueException when the value is not within 0 to 4294967295
     */
    public final int putUint32(int at, long value) {
        if (value >>> 32 != 0) {
            throw InvalidValueException.of(value + " is not a uint32, which runs from 0 to 4294967295");
        }
        return putInt32(at, (int) value);
    }

    /** Puts eight bytes. */
    public final int putInt64(int at, long value) {
        requireRoom(at, 8);
        return setInt64(at, value);
    }

    /** Puts the eight bytes of an IEEE 754 double; the payload of a NaN is kept. */
    public final int putFloat64(int at, double value) {
        return putInt64(at, Double.doubleToRawLongBits(value));
    }

    /** Puts sixteen bytes, the most significant first. */
    public final int putUuid(int at, UUID value) {
        requireRoom(at, 16);
        return setUuid(at, value);
    }

    /** Puts 1 to 5 bytes, seven bits each, the least significant first; the value counts as unsigned. */
    public final int putUnsignedVarint(int at, int value) {
        return value >>> 7 == 0 ? putInt8(at, (byte) value) : putLongVarint(at, value & 0xffffffffL);
    }

    final int putLongVarint(int start, long value) {
        int at = start;
        long rest = value;
        while (rest >>> 7 != 0) {
            at = putInt8(at, (byte) (rest | 0x80));
            rest >>>= 7;
        }
        return putInt8(at, (byte) rest);
    }

    /**
     * Puts an int16 length and UTF-8. An unpaired surrogate becomes a question mark.
     *
     * @throws InvalidValueException when the value is null or longer than {@link #MAX_STRING_BYTES}
     */
    public final int putString(int at, String value) {
        requireString(value);
        if (value.isEmpty()) {
            return putInt16(at, (short) 0);
        }
        byte[] utf8 = utf8(value);
        return putRaw(putInt16(at, (short) utf8.length), utf8, 0, utf8.length);
    }

    /** Puts {@code -1} as an int16 for null, and otherwise as {@link #putString}. */
    public final int putNullableString(int at, String value) {
        return value == null ? putInt16(at, (short) -1) : putString(at, value);
    }

    /**
     * Puts the length plus one as an unsigned varint, and UTF-8.
     *
     * @throws InvalidValueException when the value is null or longer than {@link #MAX_STRING_BYTES}
     */
    public final int putCompactString(int at, String value) {
        requireString(value);
        // Metadata of a commit, for one, is a string that is almost always empty.
        if (value.isEmpty()) {
            return putCompactLength(at, 0);
        }
        byte[] utf8 = utf8(value);
        int length = utf8.length;
        if (length >= 0x7f) {
            return putRaw(putUnsignedVarint(at, length + 1), utf8, 0, length);
        }
        requireRoom(at, 1 + length);
        buffer[at] = (byte) (length + 1);
        System.arraycopy(utf8, 0, buffer, at + 1, length);
        return at + 1 + length;
    }

    /** Puts {@code 0} as an unsigned varint for null, and otherwise as {@link #putCompactString}. */
    public final int putCompactNullableString(int at, String value) {
        return value == null ? putInt8(at, (byte) 0) : putCompactString(at, value);
    }

    private static void requireString(String value) {
        if (value == null) {
            throw InvalidValueException.of("a string is null");
        }
    }

    private static byte[] utf8(String value) {
        // An unpaired surrogate becomes a question mark, as in kafka-clients.
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        if (utf8.length > MAX_STRING_BYTES) {
            throw InvalidValueException.of(
                    "a string of " + utf8.length + " bytes is longer than Kafka's " + MAX_STRING_BYTES);
        }
        return utf8;
    }

    /** Puts an int32 length and the bytes; -1 and nothing for null. */
    public final int putBytes(int at, byte[] value) {
        return value == null ? putLength(at, -1) : putPayload(putLength(at, value.length), value, 0, value.length);
    }

    /** Puts an int32 length and what remains in the buffer; -1 and nothing for null. */
    public final int putBytes(int at, ByteBuffer value) {
        return value == null ? putLength(at, -1) : putPayload(putLength(at, value.remaining()), value);
    }

    /** Puts the length plus one as an unsigned varint, and the bytes; 0 and nothing for null. */
    public final int putCompactBytes(int at, byte[] value) {
        return value == null
                ? putCompactLength(at, -1)
                : putPayload(putCompactLength(at, value.length), value, 0, value.length);
    }

    /** Puts the length plus one as an unsigned varint, and what remains in the buffer; 0 and nothing for null. */
    public final int putCompactBytes(int at, ByteBuffer value) {
        return value == null ? putCompactLength(at, -1) : putPayload(putCompactLength(at, value.remaining()), value);
    }

    /** Puts an int32 length and the batches as they are; -1 and nothing for null. */
    public final int putRecords(int at, Records value) {
        return value == null ? putLength(at, -1) : value.put(this, putLength(at, value.sizeInBytes()));
    }

    /** Puts the length plus one as an unsigned varint, and the batches as they are; 0 and nothing for null. */
    public final int putCompactRecords(int at, Records value) {
        return value == null ? putCompactLength(at, -1) : value.put(this, putCompactLength(at, value.sizeInBytes()));
    }

    /** Puts bytes as they are, by reference where the writer was made by {@link ByteWriter#gathering()} and they are many. */
    public final int putPayload(int at, byte[] bytes, int offset, int length) {
        if (payloads != null && payloads.takes(length)) {
            payloads.add(at, bytes, offset, length, MAX_CAPACITY);
            return at;
        }
        return putRaw(at, bytes, offset, length);
    }

    /** Puts what remains in {@code bytes}, whose position stays where it is, as {@link #putPayload} does. */
    public final int putPayload(int at, ByteBuffer bytes) {
        int length = bytes.remaining();
        if (payloads != null && payloads.takes(length)) {
            payloads.add(at, bytes, MAX_CAPACITY);
            return at;
        }
        requireRoom(at, length);
        bytes.get(bytes.position(), buffer, at, length);
        return at + length;
    }

    final int putRaw(int at, byte[] bytes, int offset, int length) {
        requireRoom(at, length);
        System.arraycopy(bytes, offset, buffer, at, length);
        return at + length;
    }

    /** Puts a number of bytes or elements as an int32; -1 stands for null. */
    public final int putLength(int at, int length) {
        return putInt32(at, length);
    }

    /** Puts a number of bytes or elements, plus one, as an unsigned varint; -1 stands for null. */
    public final int putCompactLength(int at, int length) {
        return putUnsignedVarint(at, length + 1);
    }

    /** Puts the number of elements as an int32, -1 for null. */
    public final int putArrayLength(int at, List<?> elements) {
        return putLength(at, elements == null ? -1 : elements.size());
    }

    /** Puts the number of elements plus one as an unsigned varint, 0 for null. */
    public final int putCompactArrayLength(int at, List<?> elements) {
        return putCompactLength(at, elements == null ? -1 : elements.size());
    }

    /** Puts the marker before a struct that may be null: 1 when the struct follows, -1 for null. */
    public final int putStructMarker(int at, boolean present) {
        return putInt8(at, (byte) (present ? 1 : -1));
    }

    /** Puts the marker before a tagged struct that may be null: 1 when the struct follows, 0 for null. */
    public final int putTaggedStructMarker(int at, boolean present) {
        return putInt8(at, (byte) (present ? 1 : 0));
    }

    /**
     * Begins a tagged field: its tag and room for its size.
     *
     * @return the place of the field's value, which {@link #endTaggedField} wants to know, too
     */
    public final int beginTaggedField(int at, int tag) {
        // One byte suffices for most fields; a larger size shifts the field, which costs less than sizing it first.
        if (tag >= 0x80) {
            return putInt8(putUnsignedVarint(at, tag), (byte) 0);
        }
        requireRoom(at, 2);
        return setInt8(at, (byte) tag) + 1;
    }

    /**
     * Ends a tagged field, whose value ends at {@code at}, by putting how many bytes it took.
     *
     * @param start what {@link #beginTaggedField} returned
     */
    public final int endTaggedField(int start, int at) {
        int size = at - start;
        if (payloads != null) {
            size += payloads.bytesFrom(start);
        }
        if (size >= 0x80) {
            return insertSize(start, at, size);
        }
        buffer[start - 1] = (byte) size;
        return at;
    }

    private int insertSize(int start, int at, int size) {
        int shift = Varints.sizeOf(size) - 1;
        requireRoom(at, shift);
        System.arraycopy(buffer, start, buffer, start + shift, at - start);
        if (payloads != null) {
            payloads.shift(start, shift);
        }
        putUnsignedVarint(start - 1, size);
        return at + shift;
    }

    /** Puts an empty tag section. */
    public final int putNoTaggedFields(int at) {
        return putInt8(at, (byte) 0);
    }
}
