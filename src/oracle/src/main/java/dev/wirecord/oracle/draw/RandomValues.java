package dev.wirecord.oracle.draw;

import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.MessageSchema;
import java.util.Random;

/**
 * Draws values of a message that a version can carry: nulls, empty and default values, extremes, lengths around those at
 * which a length prefix grows, text of every width, unknown tagged fields in flexible versions, and now and then a value
 * in an ignorable field that the version lacks. The same random numbers give the same value.
 *
 * <p>Doubles include NaN and -0.0, for which {@code equals} of records, {@code ==} of Kafka and the bytes disagree on
 * what is the same; {@link dev.wirecord.oracle.value.KafkaEquality} says who counts where.
 */
public final class RandomValues {

    private final MessageSchema message;
    private final boolean unpairedSurrogates;

    /** Draws values of {@code message} whose strings can all be encoded without loss. */
    public RandomValues(MessageSchema message) {
        this(message, false);
    }

    private RandomValues(MessageSchema message, boolean unpairedSurrogates) {
        this.message = message;
        this.unpairedSurrogates = unpairedSurrogates;
    }

    /** Draws strings with unpaired surrogates too, which become question marks on the wire. */
    public RandomValues withUnpairedSurrogates() {
        return new RandomValues(message, true);
    }

    /** A value that {@code version} can carry. */
    public StructValue draw(Random random, int version) {
        return drawing(random, version).struct(message.body());
    }

    Drawing drawing(Random random, int version) {
        Chance chance = new Chance(random);
        RandomScalars scalars = new RandomScalars(chance, new RandomStrings(chance, unpairedSurrogates));
        return new Drawing(chance, scalars, version, message.isFlexible(version));
    }
}
