package dev.wirecord.record;

/** Finds the parts of one record of magic 2, and checks that they make it up. */
abstract sealed class RecordParser permits RecordFinder {

    static final int SMALLEST_BODY = 6;
    static final int NOT_SHORT = -1;

    private static final int SMALLEST_RECORD = 1 + SMALLEST_BODY;

    // -1 with its sign in the lowest bit.
    private static final int NULL = 1;

    final RecordBatch batch;
    byte[] buffer;
    int offsetDelta = -1;

    private final int lastOffsetDelta;
    private final boolean appendTime;
    private final long timeOrigin;

    RecordParser(RecordBatch batch, byte[] buffer) {
        this.batch = batch;
        this.buffer = buffer;
        this.appendTime = batch.timestampType() == TimestampType.LOG_APPEND_TIME;
        this.timeOrigin = appendTime ? batch.maxTimestamp() : batch.baseTimestamp();
        this.lastOffsetDelta = batch instanceof DefaultBatch modern ? modern.lastOffsetDelta() : 0;
    }

    /** Comes to a record; a size of -1 stands for null. What is made of the parts, a subclass says. */
    abstract void set(int delta, long time, int key, int keySize, int value, int valueSize);

    /**
     * Reads a record that is all there and whose numbers have one byte or two, as nearly all are: straight on.
     *
     * @return where it ends; {@link #NOT_SHORT}, and nothing is changed, for any other record and for what is none
     */
    final int readShort(int position, int limit) {
        if (limit - position < SMALLEST_RECORD) {
            return NOT_SHORT;
        }
        byte[] bytes = buffer;
        int body = position + 1;
        int bits = bytes[position];
        if (bits < 0) {
            bits = Zigzag.join(bits, bytes[body++]);
        }
        int length = bits >>> 1;
        return isNotNegative(bits) && length >= SMALLEST_BODY && length <= limit - body
                ? readShortBody(bytes, body, body + length)
                : NOT_SHORT;
    }

    // Position and numbers are locals, and what is found is handed on once: that is what makes it fast. Errors are for
    // read, which finds them again. A number that joins to a negative one has more than two bytes.
    private int readShortBody(byte[] bytes, int body, int end) {
        int at = body + 1;
        int time = bytes[at++];
        if (time < 0 && (time = Zigzag.join(time, bytes[at++])) < 0) {
            return NOT_SHORT;
        }
        int delta = bytes[at++];
        if (delta < 0 && (delta = Zigzag.join(delta, bytes[at++])) < 0) {
            return NOT_SHORT;
        }
        int key = bytes[at++];
        if (key < 0 && (key = Zigzag.join(key, bytes[at++])) < 0) {
            return NOT_SHORT;
        }
        if (!isNotNegative(delta) || isMisplaced(delta >>> 1)) {
            return NOT_SHORT;
        }
        int keyStart = at;
        int keyLength = -1;
        if (key != NULL) {
            keyLength = key >>> 1;
            if (!isNotNegative(key) || keyLength > end - at) {
                return NOT_SHORT;
            }
            at += keyLength;
        }
        int value = bytes[at++];
        if (value < 0 && (value = Zigzag.join(value, bytes[at++])) < 0) {
            return NOT_SHORT;
        }
        int valueStart = at;
        int valueLength = -1;
        if (value != NULL) {
            valueLength = value >>> 1;
            if (!isNotNegative(value) || valueLength > end - at) {
                return NOT_SHORT;
            }
            at += valueLength;
        }
        if (HeaderSection.skip(bytes, at, end) != end) {
            return NOT_SHORT;
        }
        set(delta >>> 1, timestamp(Zigzag.fold(time)), keyStart, keyLength, valueStart, valueLength);
        return end;
    }

    // Asked of numbers that have to be, it saves folding them, which the place of the next record would wait for.
    private static boolean isNotNegative(int bits) {
        return (bits & 1) == 0;
    }

    /** Reads any record that has been found to be all there. */
    final void read(int body, int end) {
        byte[] bytes = buffer;
        // The attributes of a record are not used by any format.
        int timeStart = body + 1;
        int timeEnd = Zigzag.endOfLong(bytes, timeStart);
        long timeDelta = Zigzag.readLong(bytes, timeStart, timeEnd);

        int deltaEnd = Zigzag.endOfInt(bytes, timeEnd);
        int delta = Zigzag.readInt(bytes, timeEnd, deltaEnd);
        if (isMisplaced(delta)) {
            throw disorder(delta);
        }

        int key = Zigzag.endOfInt(bytes, deltaEnd);
        int keySize = Zigzag.readInt(bytes, deltaEnd, key);
        int keyEnd = endWithin(key, keySize, end, "key");

        int value = Zigzag.endOfInt(bytes, keyEnd);
        int valueSize = Zigzag.readInt(bytes, keyEnd, value);
        int headersEnd = HeaderSection.skip(bytes, endWithin(value, valueSize, end, "value"), end);
        if (headersEnd != end) {
            throw wrongEnd(headersEnd - body, end - body);
        }
        set(delta, timestamp(timeDelta), key, Math.max(keySize, -1), value, Math.max(valueSize, -1));
    }

    private boolean isMisplaced(int delta) {
        return delta <= offsetDelta || delta > lastOffsetDelta;
    }

    private long timestamp(long delta) {
        return appendTime ? timeOrigin : timeOrigin + delta;
    }

    private static int endWithin(int start, int length, int end, String what) {
        if (length > end - start) {
            throw tooLong(length, what);
        }
        return start + Math.max(length, 0);
    }

    private NumberFormatException disorder(int delta) {
        return new NumberFormatException("an offset delta of " + delta + " behind " + offsetDelta + ", where "
                + lastOffsetDelta + " is the last");
    }

    private static NumberFormatException tooLong(int length, String what) {
        return new NumberFormatException("a " + what + " of " + length + " bytes");
    }

    private static NumberFormatException wrongEnd(int found, int claimed) {
        return new NumberFormatException("it has " + found + " bytes, and its length is " + claimed);
    }
}
