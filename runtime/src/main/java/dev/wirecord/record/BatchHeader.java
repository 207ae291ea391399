package dev.wirecord.record;

/** Where the fields of a batch are, and what the bits of its attributes mean. */
final class BatchHeader {

    // The same places in every format.
    static final int BASE_OFFSET = 0;
    static final int LENGTH = 8;
    static final int PREFIX_SIZE = 12;
    static final int MAGIC = 16;
    static final int SIZE_UP_TO_MAGIC = 17;

    // Magic 2, the record batch of KIP-98.
    static final int PARTITION_LEADER_EPOCH = 12;
    static final int CRC = 17;
    static final int ATTRIBUTES = 21;
    static final int LAST_OFFSET_DELTA = 23;
    static final int BASE_TIMESTAMP = 27;
    static final int MAX_TIMESTAMP = 35;
    static final int PRODUCER_ID = 43;
    static final int PRODUCER_EPOCH = 51;
    static final int BASE_SEQUENCE = 53;
    static final int RECORDS_COUNT = 57;
    static final int SIZE = 61;

    static final int COMPRESSION_MASK = 0x07;
    static final int LOG_APPEND_TIME = 0x08;
    static final int TRANSACTIONAL = 0x10;
    static final int CONTROL = 0x20;
    static final int DELETE_HORIZON = 0x40;

    static final long NO_TIMESTAMP = -1;
    static final long NO_PRODUCER_ID = -1;
    static final int NONE = -1;

    private BatchHeader() {}

    /** The fewest bytes that a batch of that magic has; 0 for a magic that does not exist. */
    static int smallestSize(int magic) {
        return switch (magic) {
            case 0 -> PREFIX_SIZE + LegacyBatch.OVERHEAD_V0;
            case 1 -> PREFIX_SIZE + LegacyBatch.OVERHEAD_V1;
            case 2 -> SIZE;
            default -> 0;
        };
    }
}
