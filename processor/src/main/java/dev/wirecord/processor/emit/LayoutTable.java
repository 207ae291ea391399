package dev.wirecord.processor.emit;

import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table in a codec's Javadoc: each field's encoding in each version, in the words of Kafka's protocol guide. */
final class LayoutTable {

    private final MessageModel message;

    LayoutTable(MessageModel message) {
        this.message = message;
    }

    /** The tables of the message and of its structs, the message first. */
    String text() {
        List<StructModel> structs = message.structs();
        StringBuilder text = new StringBuilder();
        for (int i = structs.size() - 1; i >= 0; i--) {
            StructModel struct = structs.get(i);
            text.append(i == structs.size() - 1 ? "" : "\n" + struct.schema().name() + "\n");
            if (!struct.fields().isEmpty()) {
                append(struct, text);
            }
        }
        return text.toString();
    }

    private void append(StructModel struct, StringBuilder text) {
        List<List<String>> columns = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of("versions"));
        struct.fields().forEach(field -> names.add(field.component()));
        columns.add(names);
        Versions versions = message.schema().versions();
        int first = versions.lowest();
        while (first <= versions.highest()) {
            List<String> cells = cells(struct, first);
            int last = first;
            while (last < versions.highest() && cells(struct, last + 1).equals(cells)) {
                last++;
            }
            List<String> column =
                    new ArrayList<>(List.of(Versions.range(first, last).toString()));
            column.addAll(cells);
            columns.add(column);
            first = last + 1;
        }
        for (int row = 0; row < names.size(); row++) {
            StringBuilder line = new StringBuilder();
            for (List<String> column : columns) {
                int width = column.stream().mapToInt(String::length).max().orElse(0);
                line.append(String.format(Locale.ROOT, "%-" + (width + 2) + "s", column.get(row)));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
    }

    private List<String> cells(StructModel struct, int version) {
        return struct.fields().stream().map(field -> cell(field, version)).toList();
    }

    private String cell(FieldModel field, int version) {
        FieldSchema schema = field.schema();
        String mark = schema.isNullable(version) ? "?" : "";
        if (schema.isTagged(version)) {
            return "tag " + schema.tag() + ", " + type(field, true) + mark;
        }
        boolean compact = schema.isCompact(version, message.schema().flexible());
        return schema.isPositional(version) ? type(field, compact) + mark : "-";
    }

    private static String type(FieldModel field, boolean compact) {
        String single = field.struct() != null
                ? field.struct().schema().name()
                : field.scalar() == ScalarType.BOOL ? "BOOLEAN" : field.scalar().name();
        if (field.isArray()) {
            return (compact ? "COMPACT_ARRAY of " : "ARRAY of ") + single;
        }
        boolean sized = field.struct() == null && !field.scalar().isFixedSize();
        return sized && compact ? "COMPACT_" + single : single;
    }
}
