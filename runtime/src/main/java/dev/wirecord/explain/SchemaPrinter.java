package dev.wirecord.explain;

import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a message's schema as Kafka's message schemas are written: JSON with comments, the attributes in Kafka's order.
 * Importing it gives the same schema again.
 *
 * <p>A schema says less than the file it may have been imported from, and so the two can differ in this, none of which
 * has an effect on bytes or records:
 *
 * <ul>
 *   <li>an attribute that holds its default is left out, and {@code versions} is always written;
 *   <li>a default is a text, and is left out where it is empty; ranges are in their shortest form, as in {@code 2} for
 *       {@code 2-2};
 *   <li>a common struct that is used once, in all versions, is written where it is used;
 *   <li>{@code deprecatedVersions} are not known;
 *   <li>comments other than those about the message's versions are lost.
 * </ul>
 */
public final class SchemaPrinter {

    private final StringBuilder out = new StringBuilder();
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
        fields(message.fields(), "  ");
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
            fields(struct.fields(), "    ");
            out.append(" }");
            separator = ",\n    ";
        }
        out.append("\n  ]");
    }

    private void fields(List<FieldSchema> fields, String indent) {
        out.append('[');
        String separator = "\n" + indent + "  ";
        for (FieldSchema field : fields) {
            out.append(separator).append("{ ");
            field(field, indent + "  ");
            out.append(" }");
            separator = ",\n" + indent + "  ";
        }
        out.append(fields.isEmpty() ? "" : "\n" + indent).append(']');
    }

    private void field(FieldSchema field, String indent) {
        out.append(String.join(", ", attributes(field)));
        if (!field.about().isEmpty()) {
            out.append(",\n").append(indent).append("  ").append(text("about", field.about()));
        }
        StructSchema struct = CommonStructs.structOf(field);
        if (struct != null && !common.contains(struct)) {
            out.append(", \"fields\": ");
            fields(struct.fields(), indent);
        }
    }

    private static List<String> attributes(FieldSchema field) {
        List<String> attributes = new ArrayList<>();
        attributes.add(text("name", field.name()));
        attributes.add(text("type", field.type().kafkaName()));
        attributes.add(text("versions", field.versions()));
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
        if (field.mapKey()) {
            attributes.add("\"mapKey\": true");
        }
        if (field.defaultText() != null && !field.defaultText().isEmpty()) {
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
        return attributes;
    }

    private static String text(String attribute, Versions versions) {
        return text(attribute, versions.toString());
    }

    private static String text(String attribute, String value) {
        return "\"" + attribute + "\": " + JsonText.quoted(value);
    }
}
