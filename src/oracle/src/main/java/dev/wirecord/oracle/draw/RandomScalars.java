package dev.wirecord.oracle.draw;

import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.schema.ScalarType;
import java.util.List;
import java.util.UUID;

/** Values of the types without parts: small ones, extremes, and any at all. */
final class RandomScalars {

    private static final List<Double> DOUBLES = List.of(
            0.0,
            -0.0,
            1.5,
            -1.0,
            Double.NaN,
            // A NaN with a payload: it travels as it is.
            Double.longBitsToDouble(0x7ff8_0000_dead_beefL),
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE,
            Double.MAX_VALUE);

    private final Chance chance;
    private final RandomStrings strings;

    RandomScalars(Chance chance, RandomStrings strings) {
        this.chance = chance;
        this.strings = strings;
    }

    /**
     * A value of that type.
     *
     * @param roomForLong whether it may take thousands of bytes
     */
    Object draw(ScalarType type, boolean roomForLong) {
        return switch (type) {
            case BOOL -> chance.permille(500);
            case INT8 -> (byte) signed(8);
            case INT16 -> (short) signed(16);
            case UINT16 -> (int) (signed(16) & 0xffff);
            case INT32 -> (int) signed(32);
            case UINT32 -> signed(32) & 0xffff_ffffL;
            case INT64 -> signed(64);
            case FLOAT64 -> chance.permille(700) ? chance.of(DOUBLES) : Double.longBitsToDouble(chance.bits());
            case UUID -> uuid();
            case STRING -> strings.draw(roomForLong);
            case BYTES, RECORDS -> Bytes.of(chance.bytes(length(roomForLong)));
        };
    }

    private long signed(int bits) {
        long highest = Long.MAX_VALUE >> (64 - bits);
        return switch (chance.below(8)) {
            case 0 -> 0;
            case 1 -> -1;
            case 2 -> highest;
            case 3 -> -highest - 1;
            case 4, 5 -> chance.below(100);
            default -> chance.bits() >> (64 - bits);
        };
    }

    private UUID uuid() {
        return switch (chance.below(8)) {
            case 0 -> new UUID(0, 0);
            case 1 -> new UUID(0, 1);
            default -> new UUID(chance.bits(), chance.bits());
        };
    }

    private int length(boolean roomForLong) {
        if (roomForLong && chance.permille(20)) {
            return chance.of(126, 127, 128, 16383, 16384);
        }
        return chance.below(6);
    }
}
