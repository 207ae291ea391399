package dev.wirecord.explorer.json;

import dev.wirecord.schema.ScalarType;
import java.util.Optional;

/**
 * The whole numbers that a type can carry.
 *
 * @param lowest the lowest of them
 * @param highest the highest of them
 */
record IntegerRange(long lowest, long highest) {

    /** The range of a type; empty when its values are no whole numbers. */
    static Optional<IntegerRange> of(ScalarType type) {
        return switch (type) {
            case INT8 -> Optional.of(new IntegerRange(Byte.MIN_VALUE, Byte.MAX_VALUE));
            case INT16 -> Optional.of(new IntegerRange(Short.MIN_VALUE, Short.MAX_VALUE));
            case UINT16 -> Optional.of(new IntegerRange(0, 0xffff));
            case INT32 -> Optional.of(new IntegerRange(Integer.MIN_VALUE, Integer.MAX_VALUE));
            case UINT32 -> Optional.of(new IntegerRange(0, 0xffffffffL));
            case INT64 -> Optional.of(new IntegerRange(Long.MIN_VALUE, Long.MAX_VALUE));
            case BOOL, FLOAT64, UUID, STRING, BYTES, RECORDS -> Optional.empty();
        };
    }

    boolean contains(long value) {
        return value >= lowest && value <= highest;
    }
}
