package dev.wirecord.record;

import dev.wirecord.io.BigEndian;

/**
 * Where the parts of a message of magic 0 or 1 are.
 *
 * @param timestamp -1 in magic 0
 * @param keyStart the first byte of the key
 * @param keyLength how many bytes the key has; -1 for null
 * @param valueStart the first byte of the value
 * @param valueLength how many bytes the value has; -1 for null
 */
record LegacyMessage(long timestamp, int keyStart, int keyLength, int valueStart, int valueLength) {

    /**
     * Finds the parts of the message at {@code at}, whose size and magic have been looked at.
     *
     * @throws NumberFormatException when its lengths do not add up to its size; the text says which
     */
    static LegacyMessage read(byte[] bytes, int at, int end, int magic) {
        int lengths = at + LegacyBatch.TIMESTAMP + (magic == 0 ? 0 : Long.BYTES);
        int keyLength = BigEndian.getInt(bytes, lengths);
        int keyStart = lengths + Integer.BYTES;
        if (keyLength > end - keyStart - Integer.BYTES) {
            throw new NumberFormatException("a key of " + keyLength + " bytes");
        }
        int keyEnd = keyStart + Math.max(keyLength, 0);
        int valueLength = BigEndian.getInt(bytes, keyEnd);
        int valueStart = keyEnd + Integer.BYTES;
        if (Math.max(valueLength, 0) != end - valueStart) {
            throw new NumberFormatException(
                    "a value of " + valueLength + " bytes, where " + (end - valueStart) + " are left");
        }
        long timestamp = magic == 0 ? BatchHeader.NO_TIMESTAMP : BigEndian.getLong(bytes, at + LegacyBatch.TIMESTAMP);
        return new LegacyMessage(timestamp, keyStart, Math.max(keyLength, -1), valueStart, Math.max(valueLength, -1));
    }
}
