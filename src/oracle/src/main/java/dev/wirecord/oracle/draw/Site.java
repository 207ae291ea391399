package dev.wirecord.oracle.draw;

import dev.wirecord.oracle.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A place in a value, and what can be done to it there.
 *
 * @param rule what the damage violates, and for which field; the same for all elements of an array
 * @param path from the message to the place: names of fields and indexes of elements
 * @param damage makes the damaged part from the part at the place
 */
record Site(String rule, List<Object> path, UnaryOperator<Object> damage) {

    /** {@code value} with the damage done. */
    StructValue damaged(StructValue value) {
        return (StructValue) damaged(value, 0);
    }

    private Object damaged(Object part, int depth) {
        if (depth == path.size()) {
            return damage.apply(part);
        }
        Object step = path.get(depth);
        if (step instanceof Integer index) {
            List<Object> elements = new ArrayList<>((List<?>) part);
            elements.set(index, damaged(elements.get(index), depth + 1));
            return elements;
        }
        StructValue struct = (StructValue) part;
        return struct.with((String) step, damaged(struct.get((String) step), depth + 1));
    }
}
