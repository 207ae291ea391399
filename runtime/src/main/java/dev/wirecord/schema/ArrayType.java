package dev.wirecord.schema;

import java.util.Objects;

/**
 * An array: a count, then that many elements, none of them null.
 *
 * @param element the type of each element; not an array itself, which Kafka's schema language lacks
 */
public record ArrayType(FieldType element) implements FieldType {

    /** Refuses an array of arrays, which Kafka does not have. */
    public ArrayType {
        Objects.requireNonNull(element, "element");
        if (element instanceof ArrayType) {
            throw new IllegalArgumentException("Kafka has no arrays of arrays");
        }
    }

    @Override
    public String kafkaName() {
        return "[]" + element.kafkaName();
    }

    @Override
    public boolean canBeNull() {
        return true;
    }
}
