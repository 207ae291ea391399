package dev.wirecord.explain;

import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeSet;

/**
 * The fewest bytes that an element of an array takes, before which a count is refused. Generated codecs have one number
 * for all flexible versions of a message and one for all others; the same numbers here make the same errors.
 */
final class MinimumSizes {

    private final MessageSchema message;
    private final boolean flexible;
    private final Map<StructSchema, TreeSet<Integer>> reach = new IdentityHashMap<>();
    private final Map<StructSchema, Integer> known = new IdentityHashMap<>();

    /** The sizes in all versions of {@code message} that are flexible, or not, as {@code version} is. */
    MinimumSizes(MessageSchema message, int version) {
        this.message = message;
        this.flexible = message.isFlexible(version);
        Versions all = message.versions();
        for (int each = all.lowest(); each <= all.highest(); each++) {
            if (message.isFlexible(each) == flexible) {
                visit(message.body(), each);
            }
        }
    }

    private void visit(StructSchema struct, int version) {
        if (!reach.computeIfAbsent(struct, any -> new TreeSet<>()).add(version)) {
            return;
        }
        for (FieldSchema field : struct.fields()) {
            if (field.isPresent(version)) {
                FieldType single = field.type() instanceof ArrayType array ? array.element() : field.type();
                if (single instanceof StructSchema nested) {
                    visit(nested, version);
                }
            }
        }
    }

    /** The fewest bytes of an element of that type; at least 1. */
    int ofElement(FieldType element, boolean compact) {
        return element instanceof StructSchema struct ? of(struct) : of((ScalarType) element, compact);
    }

    private int of(StructSchema struct) {
        Integer size = known.get(struct);
        if (size == null) {
            size = Math.max(
                    1,
                    reach.getOrDefault(struct, new TreeSet<>()).stream()
                            .mapToInt(version -> of(struct, version))
                            .min()
                            .orElse(1));
            known.put(struct, size);
        }
        return size;
    }

    private int of(StructSchema struct, int version) {
        int size = flexible ? 1 : 0;
        for (FieldSchema field : struct.fields()) {
            if (field.isPositional(version)) {
                size += of(field, version);
            }
        }
        return size;
    }

    private int of(FieldSchema field, int version) {
        boolean compact = field.isCompact(version, message.flexible());
        if (field.type() instanceof StructSchema struct) {
            return field.isNullable(version) ? 1 : of(struct);
        }
        return field.type() instanceof ScalarType scalar ? of(scalar, compact) : compact ? 1 : Integer.BYTES;
    }

    private static int of(ScalarType type, boolean compact) {
        if (type.isFixedSize()) {
            return type.size();
        }
        return compact ? 1 : type == ScalarType.STRING ? Short.BYTES : Integer.BYTES;
    }
}
