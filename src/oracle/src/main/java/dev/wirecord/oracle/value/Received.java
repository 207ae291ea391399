package dev.wirecord.oracle.value;

import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a peer makes of a value that a version can carry: fields that the version lacks come back as their defaults, and
 * so do tagged fields that Kafka does not tell from theirs, -0.0 being the case in point.
 */
public final class Received {

    private final int version;

    private Received(int version) {
        this.version = version;
    }

    /** The message that is decoded from the bytes of {@code sent} in {@code version}. */
    public static StructValue of(MessageSchema message, StructValue sent, int version) {
        return new Received(version).struct(message.body(), sent);
    }

    private StructValue struct(StructSchema struct, StructValue sent) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (FieldSchema field : struct.fields()) {
            Object value = sent.get(field.name());
            boolean travels =
                    field.isPositional(version) || (field.isTagged(version) && !SchemaDefaults.isDefault(field, value));
            fields.put(field.name(), travels ? value(field.type(), value) : SchemaDefaults.of(field));
        }
        return new StructValue(fields, sent.unknownTags());
    }

    private Object value(FieldType type, Object sent) {
        if (sent instanceof List<?> list) {
            FieldType element = ((ArrayType) type).element();
            List<Object> received = new ArrayList<>(list.size());
            list.forEach(each -> received.add(value(element, each)));
            return received;
        }
        if (sent instanceof StructValue value) {
            return struct((StructSchema) type, value);
        }
        // Unpaired surrogates become question marks on the way.
        return sent instanceof String text
                ? new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)
                : sent;
    }
}
