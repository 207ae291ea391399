package dev.wirecord.processor.lock;

import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.Locale;

/** What of a model decides bytes. */
final class LockedLayouts {

    private LockedLayouts() {}

    /** The message with all of its fields, those too that no version has. */
    static LockedMessage of(MessageModel message) {
        MessageSchema schema = message.schema();
        String key = schema.apiKey() == MessageSchema.NO_API_KEY ? "" : " " + schema.apiKey();
        return new LockedMessage(
                message.body().className().canonicalName(),
                schema.type().kafkaName() + key,
                schema.versions(),
                schema.flexible(),
                fields(message.body()));
    }

    /** The message as the lock has it when those versions are locked. */
    static LockedMessage clipped(LockedMessage message, Versions versions) {
        Versions flexible = message.flexible().intersects(versions) ? message.flexible() : Versions.NONE;
        return new LockedMessage(
                message.record(), message.api(), versions, flexible, LockedField.within(message.fields(), versions));
    }

    private static List<LockedField> fields(StructModel struct) {
        return struct.fields().stream().map(LockedLayouts::field).toList();
    }

    private static LockedField field(FieldModel field) {
        FieldSchema schema = field.schema();
        String element = field.struct() == null ? field.scalar().kafkaName() : "struct";
        return new LockedField(
                schema.name(),
                field.isArray() ? "[]" + element : element,
                schema.versions(),
                schema.tag(),
                schema.tagged(),
                schema.nullable(),
                schema.flexible(),
                defaultText(field),
                field.struct() == null ? List.of() : fields(field.struct()));
    }

    /** The value rather than the words: {@code 0x10} and {@code 16} are one. */
    private static String defaultText(FieldModel field) {
        FieldSchema schema = field.schema();
        if (schema.isNullByDefault()) {
            return field.scalar() == ScalarType.RECORDS ? "" : "null";
        }
        if (field.isArray() || field.struct() != null || field.scalar() == ScalarType.BYTES) {
            return "";
        }
        String value = text(schema.scalarDefault());
        FieldSchema plain = FieldSchema.of(schema.name(), schema.type()).build();
        return value.equals(text(plain.scalarDefault())) ? "" : value;
    }

    private static String text(Object value) {
        return value instanceof String text ? quoted(text) : String.valueOf(value);
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || Character.isSurrogate(c)) {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
