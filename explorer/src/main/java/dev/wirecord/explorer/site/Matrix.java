package dev.wirecord.explorer.site;

import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * All fields of a message in all versions at a glance.
 *
 * @param heading the message
 * @param rows a row for flexibility, one for sizes, and one for each field, with a mark for each version
 */
public record Matrix(String heading, List<Row> rows) {

    /**
     * A row.
     *
     * @param name what it is of
     * @param depth how many structs it is in
     * @param type its type; empty when it has none
     * @param marks a mark for each version
     */
    public record Row(String name, int depth, String type, List<String> marks) {}

    /** The mark of a field that the version lacks. */
    private static final String ABSENT = "\u2013";
    /** The mark of a field at its place among the others. */
    private static final String PRESENT = "\u25cf";

    static Matrix of(String heading, MessageSchema message, List<Integer> versions, IntFunction<Integer> size) {
        List<Row> rows = new ArrayList<>();
        rows.add(row("flexible", 0, "", versions, version -> message.isFlexible(version) ? "yes" : "no"));
        rows.add(row("smallest size", 0, "", versions, version -> String.valueOf(size.apply(version))));
        addFields(message.body(), 0, versions, rows);
        return new Matrix(heading, rows);
    }

    private static void addFields(StructSchema struct, int depth, List<Integer> versions, List<Row> rows) {
        for (FieldSchema field : struct.fields()) {
            rows.add(row(field.name(), depth, field.type().kafkaName(), versions, version -> mark(field, version)));
            StructSchema nested = field.struct();
            if (nested != null) {
                addFields(nested, depth + 1, versions, rows);
            }
        }
    }

    private static Row row(String name, int depth, String type, List<Integer> versions, IntFunction<String> mark) {
        return new Row(name, depth, type, versions.stream().map(mark::apply).toList());
    }

    private static String mark(FieldSchema field, int version) {
        if (!field.isPresent(version)) {
            return ABSENT;
        }
        String mark = field.isTagged(version) ? "t" + field.tag() : PRESENT;
        return field.isNullable(version) ? mark + "?" : mark;
    }
}
