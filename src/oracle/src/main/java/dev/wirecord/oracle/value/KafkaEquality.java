package dev.wirecord.oracle.value;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Equality as Kafka's generated classes have it when they compare a value with its default: doubles are compared as
 * primitives. So a NaN differs from every default, itself included, and -0.0 is no different from 0.0, whereas {@link
 * StructValue#equals} sees it the other way round, as records do.
 */
public final class KafkaEquality {

    private KafkaEquality() {}

    /** Whether Kafka takes the two values for the same. */
    public static boolean same(Object one, Object other) {
        if (one instanceof Double x && other instanceof Double y) {
            return x.doubleValue() == y.doubleValue();
        }
        if (one instanceof List<?> x && other instanceof List<?> y) {
            return sameElements(x, y);
        }
        if (one instanceof StructValue x && other instanceof StructValue y) {
            return x.unknownTags().equals(y.unknownTags()) && sameFields(x.fields(), y.fields());
        }
        return one == null ? other == null : one.equals(other);
    }

    private static boolean sameElements(List<?> one, List<?> other) {
        if (one.size() != other.size()) {
            return false;
        }
        Iterator<?> others = other.iterator();
        for (Object element : one) {
            if (!same(element, others.next())) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameFields(Map<String, Object> one, Map<String, Object> other) {
        for (Map.Entry<String, Object> field : one.entrySet()) {
            if (!same(field.getValue(), other.get(field.getKey()))) {
                return false;
            }
        }
        return one.size() == other.size();
    }
}
