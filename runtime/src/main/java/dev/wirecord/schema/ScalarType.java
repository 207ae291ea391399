package dev.wirecord.schema;

/** The types without parts. Their encodings are those of Kafka's protocol guide. */
public enum ScalarType implements FieldType {
    /** One byte, 0 or 1. */
    BOOL("bool", 1),
    /** A signed byte. */
    INT8("int8", 1),
    /** Two bytes, big-endian, signed. */
    INT16("int16", 2),
    /** Two bytes, big-endian, unsigned. */
    UINT16("uint16", 2),
    /** Four bytes, big-endian, signed. */
    INT32("int32", 4),
    /** Four bytes, big-endian, unsigned. */
    UINT32("uint32", 4),
    /** Eight bytes, big-endian, signed. */
    INT64("int64", 8),
    /** Sixteen bytes: the most significant int64, then the least significant. All zero means none. */
    UUID("uuid", 16),
    /** Eight bytes, IEEE 754 binary64, big-endian. */
    FLOAT64("float64", 8),
    /** A length and that many bytes of UTF-8, 32767 at most. */
    STRING("string", -1),
    /** A length and that many bytes. */
    BYTES("bytes", -1),
    /** A length and that many bytes, which are record batches. */
    RECORDS("records", -1);

    private final String kafkaName;
    private final int size;

    ScalarType(String kafkaName, int size) {
        this.kafkaName = kafkaName;
        this.size = size;
    }

    @Override
    public String kafkaName() {
        return kafkaName;
    }

    /** Whether every value takes the same number of bytes. */
    public boolean isFixedSize() {
        return size > 0;
    }

    /**
     * The bytes that every value takes.
     *
     * @throws IllegalStateException for strings, bytes and records, whose size differs from value to value
     */
    public int size() {
        if (!isFixedSize()) {
            throw new IllegalStateException(kafkaName + " has no fixed size");
        }
        return size;
    }

    @Override
    public boolean canBeNull() {
        return !isFixedSize();
    }
}
