package dev.wirecord.oracle.draw;

import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The drawing of one message. A budget of fields keeps it small: once it is spent, arrays are empty or have one element,
 * and strings are short.
 */
final class Drawing {

    private static final int BUDGET = 300;

    private final Chance chance;
    private final RandomScalars scalars;
    private final int version;
    private final boolean flexible;
    private int budget = BUDGET;

    Drawing(Chance chance, RandomScalars scalars, int version, boolean flexible) {
        this.chance = chance;
        this.scalars = scalars;
        this.version = version;
        this.flexible = flexible;
    }

    StructValue struct(StructSchema struct) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (FieldSchema field : struct.fields()) {
            fields.put(field.name(), field(field));
        }
        return new StructValue(fields, unknownTags(struct));
    }

    private Object field(FieldSchema field) {
        budget--;
        if (!field.isPresent(version)) {
            // A value that gets lost, or else the default: anything but the default would be refused.
            return field.ignorable() && chance.permille(100) ? value(field.type()) : SchemaDefaults.of(field);
        }
        if (field.isNullable(version) && chance.permille(150)) {
            return null;
        }
        if (chance.permille(field.isTagged(version) ? 350 : 80)) {
            Object defaultValue = SchemaDefaults.of(field);
            if (defaultValue != null || field.isNullable(version)) {
                return defaultValue;
            }
        }
        return value(field.type());
    }

    /** Any value of that type but null. */
    Object value(FieldType type) {
        if (type instanceof ArrayType array) {
            return array(array.element());
        }
        if (type instanceof StructSchema struct) {
            return struct(struct);
        }
        return scalars.draw((ScalarType) type, budget > BUDGET / 2);
    }

    private List<Object> array(FieldType element) {
        int size = arraySize(element);
        List<Object> elements = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            budget--;
            elements.add(value(element));
        }
        return elements;
    }

    private int arraySize(FieldType element) {
        if (budget < 0) {
            return chance.below(2);
        }
        // Where the count of a compact array takes a second byte.
        if (element instanceof StructSchema struct ? chance.permille(4) && isFlat(struct) : chance.permille(10)) {
            return chance.of(126, 127, 128, 130);
        }
        return chance.of(0, 1, 1, 1, 2, 2, 3);
    }

    private static boolean isFlat(StructSchema struct) {
        return struct.fields().size() <= 5
                && struct.fields().stream().allMatch(field -> field.type() instanceof ScalarType);
    }

    private SortedMap<Integer, Bytes> unknownTags(StructSchema struct) {
        SortedMap<Integer, Bytes> tags = new TreeMap<>();
        if (flexible && chance.permille(60)) {
            for (int count = 1 + chance.below(3); count > 0; count--) {
                tags.put(unknownTag(struct), unknownData());
            }
        }
        return tags;
    }

    /** A tag above those that the struct knows. */
    int unknownTag(StructSchema struct) {
        // Kafka itself cannot write the highest tag of all.
        int far = chance.of(127, 128, 16384, Integer.MAX_VALUE - 1);
        return chance.permille(800) ? struct.tagCount() + chance.below(3) : far;
    }

    Bytes unknownData() {
        return Bytes.of(chance.bytes(chance.permille(30) ? chance.of(127, 128) : chance.below(5)));
    }
}
