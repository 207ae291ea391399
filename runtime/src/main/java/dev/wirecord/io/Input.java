package dev.wirecord.io;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.type.Uuids;
import java.util.UUID;

/**
 * A place in a byte array, and the values read there that no length stands before: those of fixed size, one by one or in
 * runs, and varints. What has a length is for {@link ByteReader}, which alone is an input.
 */
public abstract sealed class Input permits ByteReader {

    final byte[] buffer;
    final int start;
    final int limit;
    final boolean strict;
    int position;

    Input(byte[] buffer, int start, int limit, boolean strict) {
        this.buffer = buffer;
        this.start = start;
        this.limit = limit;
        this.strict = strict;
        this.position = start;
    }

    /** How many bytes have been read. */
    public final int offset() {
        return position - start;
    }

    /** How many bytes are left. */
    public final int remaining() {
        return limit - position;
    }

    /** Whether the reader takes nothing that the protocol guide does not describe. */
    public final boolean isStrict() {
        return strict;
    }

    /** Moves past {@code length} bytes and returns where they begin in {@link #buffer}. */
    final int take(int length, String what) {
        int at = position;
        if (limit - at < length) {
            throw malformed("expected " + what);
        }
        position = at + length;
        return at;
    }

    /**
     * Moves past a run of values of fixed size. The {@code get} methods read the values, each at its place in the run,
     * and ask no more.
     *
     * @return where the run begins; places are for the {@code get} methods alone, and no offsets
     * @throws MalformedMessageException when the run is not all there; the error does not know which value is missing
     */
    public final int take(int length) {
        int at = position;
        if (limit - at < length) {
            throw MalformedMessageException.inRun(length, offset(), remaining());
        }
        position = at + length;
        return at;
    }

    /** Gets a byte of a run; any but 0 is true. */
    public final boolean getBoolean(int at) {
        return buffer[at] != 0;
    }

    /** Gets one byte of a run. */
    public final byte getInt8(int at) {
        return buffer[at];
    }

    /** Gets two bytes of a run. */
    public final short getInt16(int at) {
        return BigEndian.getShort(buffer, at);
    }

    /** Gets two bytes of a run as 0 to 65535. */
    public final int getUint16(int at) {
        return BigEndian.getShort(buffer, at) & 0xffff;
    }

    /** Gets four bytes of a run. */
    public final int getInt32(int at) {
        return BigEndian.getInt(buffer, at);
    }

    /** Gets four bytes of a run as 0 to 4294967295. */
    public final long getUint32(int at) {
        return BigEndian.getInt(buffer, at) & 0xffffffffL;
    }

    /** Gets eight bytes of a run. */
    public final long getInt64(int at) {
        return BigEndian.getLong(buffer, at);
    }

    /** Gets the eight bytes of a double of a run; the payload of a NaN is kept. */
    public final double getFloat64(int at) {
        return Double.longBitsToDouble(BigEndian.getLong(buffer, at));
    }

    /** Gets sixteen bytes of a run; never null. */
    public final UUID getUuid(int at) {
        long most = BigEndian.getLong(buffer, at);
        long least = BigEndian.getLong(buffer, at + 8);
        return (most | least) == 0 ? Uuids.ZERO : new UUID(most, least);
    }

    /** Reads a byte; any but 0 is true. */
    public final boolean readBoolean() {
        return buffer[take(1, "a bool")] != 0;
    }

    /** Reads one byte. */
    public final byte readInt8() {
        return buffer[take(1, "an int8")];
    }

    /** Reads two bytes. */
    public final short readInt16() {
        return BigEndian.getShort(buffer, take(2, "an int16"));
    }

    /** Reads two bytes as 0 to 65535. */
    public final int readUint16() {
        return getUint16(take(2, "a uint16"));
    }

    /** Reads four bytes. */
    public final int readInt32() {
        return BigEndian.getInt(buffer, take(4, "an int32"));
    }

    /** Reads four bytes as 0 to 4294967295. */
    public final long readUint32() {
        return getUint32(take(4, "a uint32"));
    }

    /** Reads eight bytes. */
    public final long readInt64() {
        return BigEndian.getLong(buffer, take(8, "an int64"));
    }

    /** Reads the eight bytes of a double; the payload of a NaN is kept. */
    public final double readFloat64() {
        return getFloat64(take(8, "a float64"));
    }

    /** Reads sixteen bytes; never null. */
    public final UUID readUuid() {
        return getUuid(take(16, "a uuid"));
    }

    /**
     * Reads an unsigned varint of at most five bytes.
     *
     * @return the 32 bits; a value above 2147483647 is negative
     */
    public final int readUnsignedVarint() {
        byte first = buffer[take(1, "a varint")];
        return first >= 0 ? first : readLongVarint(first & 0x7f);
    }

    private int readLongVarint(int firstBits) {
        int value = firstBits;
        for (int shift = 7; shift < 35; shift += 7) {
            int next = buffer[take(1, "the rest of a varint")];
            value |= (next & 0x7f) << shift;
            if (next >= 0) {
                // No other byte can be wrong, and almost none is one of these.
                if (next == 0 || shift == 28) {
                    requireCanonical(next, shift);
                }
                return value;
            }
        }
        throw malformed("a varint of more than five bytes");
    }

    private void requireCanonical(int last, int shift) {
        if (strict && (last == 0 || (shift == 28 && last > 0x0f))) {
            throw malformed(last == 0 ? "a varint padded with zeros" : "a varint of more than 32 bits");
        }
    }

    /** Reads an unsigned varint whose lowest bit is the sign of a number. */
    public final int readVarint() {
        int bits = readUnsignedVarint();
        return bits >>> 1 ^ -(bits & 1);
    }

    /** Reads a varint of at most ten bytes whose lowest bit is the sign of a number. */
    public final long readVarlong() {
        long bits = 0;
        for (int shift = 0; shift < 70; shift += 7) {
            int next = buffer[take(1, shift == 0 ? "a varlong" : "the rest of a varlong")];
            bits |= (long) (next & 0x7f) << shift;
            if (next >= 0) {
                requireCanonicalLong(next, shift);
                return bits >>> 1 ^ -(bits & 1);
            }
        }
        throw malformed("a varlong of more than ten bytes");
    }

    private void requireCanonicalLong(int last, int shift) {
        if (strict && shift > 0 && (last == 0 || (shift == 63 && last > 1))) {
            throw malformed(last == 0 ? "a varlong padded with zeros" : "a varlong of more than 64 bits");
        }
    }

    /** An error at this point of the bytes. */
    public final MalformedMessageException malformed(String reason) {
        return new MalformedMessageException(reason, offset(), remaining());
    }
}
