package dev.wirecord.oracle.draw;

import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Tagged fields of every size up to the one at which the size prefix grows a byte, and beyond. Chance alone would hardly
 * ever meet the very byte: each text, byte field and list of numbers under a tag is stretched one by one, in a message
 * that holds defaults elsewhere.
 */
public final class Sweep {

    /** Above 128 by more than the rest of any struct under a tag takes. */
    private static final int LONGEST = 140;

    private final int version;

    private Sweep(int version) {
        this.version = version;
    }

    /** The values for a version; none when it has no tagged field that can be stretched. */
    public static List<StructValue> of(MessageSchema message, int version) {
        return new Sweep(version)
                .struct(message.body(), false).stream()
                        .flatMap(stretched -> IntStream.rangeClosed(0, LONGEST).mapToObj(stretched))
                        .map(StructValue.class::cast)
                        .toList();
    }

    /** Ways to make a struct longer, each by one of its parts. */
    private List<IntFunction<Object>> struct(StructSchema struct, boolean underTag) {
        List<IntFunction<Object>> ways = new ArrayList<>();
        StructValue defaults = SchemaDefaults.of(struct);
        for (FieldSchema field : struct.fields()) {
            if (field.isPresent(version)) {
                value(field.type(), underTag || field.isTagged(version))
                        .forEach(way -> ways.add(length -> defaults.with(field.name(), way.apply(length))));
            }
        }
        return ways;
    }

    private List<IntFunction<Object>> value(FieldType type, boolean underTag) {
        if (type instanceof StructSchema struct) {
            return struct(struct, underTag);
        }
        if (type instanceof ArrayType array) {
            return array(array.element(), underTag);
        }
        if (underTag && type == ScalarType.STRING) {
            return List.of("x"::repeat);
        }
        return underTag && type == ScalarType.BYTES ? List.of(length -> Bytes.of(new byte[length])) : List.of();
    }

    private List<IntFunction<Object>> array(FieldType element, boolean underTag) {
        List<IntFunction<Object>> ways = new ArrayList<>();
        value(element, underTag).forEach(way -> ways.add(length -> List.of(way.apply(length))));
        if (underTag && element instanceof ScalarType scalar && scalar.isFixedSize()) {
            Object zero = FieldSchema.of("Element", element).build().scalarDefault();
            ways.add(length -> Collections.nCopies(length, zero));
        }
        return ways;
    }
}
