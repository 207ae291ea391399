package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table in a codec's Javadoc: each field's encoding in each version, in the words of Kafka's protocol guide. */
final class LayoutTable {

    private final MessageModel message;
    private final List<VersionSpan> spans;

    LayoutTable(MessageModel message) {
        this.message = message;
        this.spans = VersionSpan.of(message);
    }

    /** The tables of the message and of the structs that occur in it, the message first. */
    String text() {
        List<StructModel> structs = message.structs();
        StringBuilder text = new StringBuilder();
        for (int i = structs.size() - 1; i >= 0; i--) {
            StructModel struct = structs.get(i);
            if (struct == message.body()) {
                append(struct, text);
            } else if (!versions(struct).isEmpty()) {
                text.append('\n').append(struct.schema().name()).append('\n');
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
        for (VersionBranch.Group group : versions(struct)) {
            List<String> column = new ArrayList<>();
            column.add(Versions.range(group.first(), group.last()).toString());
            column.addAll(cells(struct, group.first()));
            columns.add(column);
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

    /** The versions in which the struct occurs, those with the same layout together. */
    private List<VersionBranch.Group> versions(StructModel struct) {
        List<Integer> versions = new ArrayList<>();
        spans.forEach(span -> versions.addAll(span.versionsOf(struct)));
        return VersionBranch.of(versions, version -> CodeBlock.of("$S", cells(struct, version)))
                .groups();
    }

    private List<String> cells(StructModel struct, int version) {
        return struct.fields().stream().map(field -> cell(field, version)).toList();
    }

    private String cell(FieldModel field, int version) {
        FieldSchema schema = field.schema();
        String mark = schema.isNullable(version) ? "?" : "";
        if (schema.isTagged(version)) {
            return "tag " + schema.tag() + ", " + type(field, true, mark);
        }
        boolean compact = schema.isCompact(version, message.schema().flexible());
        return schema.isPositional(version) ? type(field, compact, mark) : "-";
    }

    private static String type(FieldModel field, boolean compact, String mark) {
        String single = field.struct() != null
                ? field.struct().schema().name()
                : field.scalar() == ScalarType.BOOL ? "BOOLEAN" : field.scalar().name();
        if (field.isArray()) {
            return (compact ? "COMPACT_ARRAY" : "ARRAY") + mark + " of " + single;
        }
        boolean sized = field.struct() == null && !field.scalar().isFixedSize();
        return (sized && compact ? "COMPACT_" : "") + single + mark;
    }
}
