package dev.wirecord.explain;

import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes a message's schema as Kafka's message schemas are written: JSON with comments, the attributes in Kafka's order.
 * Importing it gives the same schema again.
 *
 * <p>A schema that was imported does not know everything that its file said. What is printed differs from Kafka's files in
 * this, none of which has an effect on bytes:
 *
 * <ul>
 *   <li>an attribute that holds what it holds by default is left out, and {@code versions} never is;
 *   <li>defaults are texts, and ranges as short as can be: {@code "2"} for {@code "2-2"};
 *   <li>a common struct that is used once, in all versions, is written where it is used;
 *   <li>{@code zeroCopy} says how the record holds the bytes, which the catalog's records always do as slices;
 *   <li>{@code deprecatedVersions} are lost, and comments other than those that tell of the message's versions;
 *   <li>in {@code about}, spaces in a row are one and those at the end none, and a field of which the file said nothing is "the field" and its name.
 * </ul>
 */
public final class SchemaPrinter {

    private final StringBuilder out = new StringBuilder();
    // From which character on the text is a field's.
    private final NavigableMap<Integer, Optional<FieldSchema>> owners = new TreeMap<>();
    private final CommonStructs common;

    private SchemaPrinter(MessageSchema message) {
        this.common = CommonStructs.of(message.body());
    }

    /** The schema as JSON, without a line feed behind it. */
    public static String print(MessageSchema message) {
        SchemaPrinter printer = new SchemaPrinter(message);
        printer.message(message);
        return printer.out.toString();
    }

    /** The lines of the schema as {@link #print} writes it, each with the field that it belongs to. */
    public static List<SchemaLine> lines(MessageSchema message) {
        SchemaPrinter printer = new SchemaPrinter(message);
        printer.owns(null);
        printer.message(message);
        List<SchemaLine> lines = new ArrayList<>();
        int end = 0;
        for (String line : printer.out.toString().split("\n")) {
            end += line.length() + 1;
            lines.add(new SchemaLine(
                    line, printer.owners.lowerEntry(end).getValue().orElse(null)));
        }
        return lines;
    }

    /** The text that follows is that field's, or nobody's. */
    private void owns(FieldSchema field) {
        owners.put(out.length(), Optional.ofNullable(field));
    }

    private void message(MessageSchema message) {
        List<String> attributes = new ArrayList<>();
        if (message.apiKey() != MessageSchema.NO_API_KEY) {
            attributes.add("\"apiKey\": " + message.apiKey());
        }
        attributes.add(text("type", message.type().kafkaName()));
        if (!message.listeners().isEmpty()) {
            attributes.add("\"listeners\": "
                    + message.listeners().stream().map(JsonText::quoted).collect(Collectors.joining(", ", "[", "]")));
        }
        attributes.add(text("name", message.name()));
        attributes.add(comments(message.about()) + text("validVersions", message.versions()));
        if (message.latestVersionUnstable()) {
            attributes.add("\"latestVersionUnstable\": true");
        }
        attributes.add(text("flexibleVersions", message.flexible()));
        out.append("{\n  ").append(String.join(",\n  ", attributes)).append(",\n  \"fields\": ");
        fields(message.fields(), "  ", null);
        commonStructs();
        out.append("\n}");
    }

    private static String comments(String about) {
        if (about.isEmpty()) {
            return "";
        }
        return about.lines()
                .map(line -> ("// " + line).stripTrailing() + "\n  ")
                .collect(Collectors.joining());
    }

    private void commonStructs() {
        if (common.structs().isEmpty()) {
            return;
        }
        out.append(",\n  \"commonStructs\": [");
        String separator = "\n    ";
        for (StructSchema struct : common.structs()) {
            out.append(separator).append("{ ").append(text("name", struct.name()));
            out.append(", ").append(text("versions", struct.versions())).append(", \"fields\": ");
            fields(struct.fields(), "    ", null);
            out.append(" }");
            separator = ",\n    ";
        }
        out.append("\n  ]");
    }

    private void fields(List<FieldSchema> fields, String indent, FieldSchema owner) {
        out.append('[');
        String separator = "\n" + indent + "  ";
        for (FieldSchema field : fields) {
            out.append(separator);
            owns(field);
            out.append("{ ");
            field(field, indent + "  ");
            out.append(" }");
            separator = ",\n" + indent + "  ";
        }
        out.append(fields.isEmpty() ? "" : "\n" + indent);
        owns(owner);
        out.append(']');
    }

    private void field(FieldSchema field, String indent) {
        out.append(String.join(", ", attributes(field)));
        if (!field.about().isEmpty()) {
            out.append(",\n").append(indent).append("  ").append(text("about", field.about()));
        }
        StructSchema struct = field.struct();
        if (struct != null && !common.contains(struct)) {
            out.append(", \"fields\": ");
            fields(struct.fields(), indent, field);
        }
    }

    private static List<String> attributes(FieldSchema field) {
        List<String> attributes = new ArrayList<>();
        attributes.add(text("name", field.name()));
        attributes.add(text("type", field.type().kafkaName()));
        attributes.add(text("versions", field.versions()));
        if (field.mapKey()) {
            attributes.add("\"mapKey\": true");
        }
        if (!field.nullable().isNone()) {
            attributes.add(text("nullableVersions", field.nullable()));
        }
        if (field.hasTag()) {
            attributes.add(text("taggedVersions", field.tagged()));
            attributes.add("\"tag\": " + field.tag());
        }
        if (field.flexible() != null) {
            attributes.add(text("flexibleVersions", field.flexible()));
        }
        addValueAttributes(field, attributes);
        return attributes;
    }

    private static void addValueAttributes(FieldSchema field, List<String> attributes) {
        if (field.defaultText() != null) {
            attributes.add(text("default", field.defaultText()));
        }
        if (field.ignorable()) {
            attributes.add("\"ignorable\": true");
        }
        if (field.zeroCopy()) {
            attributes.add("\"zeroCopy\": true");
        }
        if (field.entityType() != EntityType.UNKNOWN) {
            attributes.add(text("entityType", field.entityType().kafkaName()));
        }
    }

    private static String text(String attribute, Versions versions) {
        return text(attribute, versions.toString());
    }

    private static String text(String attribute, String value) {
        return "\"" + attribute + "\": " + JsonText.quoted(value);
    }
}
