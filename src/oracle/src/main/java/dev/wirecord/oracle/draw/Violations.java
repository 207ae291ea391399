package dev.wirecord.oracle.draw;

import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.MessageSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Puts one fault into a value: a null where the version has none, a value in a field that the version lacks, a string
 * too long, a number out of range, an unknown tagged field in a version without tag sections. One and no more, so that
 * two implementations that refuse the result refuse it for the same reason.
 */
public final class Violations {

    private final MessageSchema message;
    private final RandomValues values;

    /** Puts faults into values of {@code message}. */
    public Violations(MessageSchema message) {
        this.message = message;
        this.values = new RandomValues(message);
    }

    /**
     * {@code value} with a fault.
     *
     * <p>The kind of fault and the field come first, all alike, and then the element: otherwise the long arrays would
     * get them all. A message without a place for a fault comes back as it was.
     */
    public StructValue violate(Random random, StructValue value, int version) {
        Chance chance = new Chance(random);
        Faults faults = new Faults(chance, values.drawing(random, version), message.versions());
        Map<String, List<Site>> byRule = new Sites(faults, version, message.isFlexible(version))
                .of(message.body(), value).stream()
                        .collect(Collectors.groupingBy(Site::rule, TreeMap::new, Collectors.toList()));
        if (byRule.isEmpty()) {
            return value;
        }
        List<Site> sites = byRule.get(chance.of(new ArrayList<>(byRule.keySet())));
        return chance.of(sites).damaged(value);
    }
}
