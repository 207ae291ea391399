package dev.wirecord.oracle;

import dev.wirecord.oracle.draw.RandomValues;
import dev.wirecord.oracle.draw.Sweep;
import dev.wirecord.oracle.draw.Violations;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.MessageSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * The values that are tried in one version of a message. Each has a seed: the few that are always tried the numbers from
 * 0 on, the drawn ones a number that no other version and hardly another message has.
 */
final class Instances {

    /** One drawn value in so many gets a fault. */
    private static final int FAULT_EVERY = 5;

    private final MessageSchema schema;
    private final int version;
    private final List<StructValue> fixed = new ArrayList<>();

    Instances(MessageSchema schema, int version) {
        this.schema = schema;
        this.version = version;
        fixed.add(SchemaDefaults.of(schema.body()));
        fixed.addAll(Sweep.of(schema, version));
    }

    /** The seeds of the fixed values and of a number of drawn ones, the same in every run. */
    long[] seeds(int drawn) {
        long first = ((long) schema.name().hashCode() << 32) + version * 1_000_000L;
        return LongStream.concat(LongStream.range(0, fixed.size()), LongStream.range(first, first + drawn))
                .toArray();
    }

    /** The value of a seed. */
    StructValue value(long seed) {
        if (seed >= 0 && seed < fixed.size()) {
            return fixed.get((int) seed);
        }
        Random random = new Random(seed);
        StructValue value = new RandomValues(schema).draw(random, version);
        return random.nextInt(FAULT_EVERY) == 0 ? new Violations(schema).violate(random, value, version) : value;
    }
}
