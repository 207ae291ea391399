package dev.wirecord.kafka.explain;

import dev.wirecord.explain.FieldValues;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.StructSchema;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What an explanation says, in the terms of the oracle. */
final class Explained {

    private Explained() {}

    /** The values of a body, and defaults where nothing was on the wire. */
    static StructValue value(MessageTree tree) {
        return struct(tree.schema().body(), tree.values().orElseThrow());
    }

    private static StructValue struct(StructSchema schema, FieldValues values) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (FieldSchema field : schema.fields()) {
            boolean sent = values.has(field.name());
            fields.put(field.name(), sent ? value(field.type(), values.get(field.name())) : SchemaDefaults.of(field));
        }
        SortedMap<Integer, Bytes> unknown = new TreeMap<>();
        values.unknownTags().forEach((tag, data) -> unknown.put(tag, Bytes.of(data)));
        return new StructValue(fields, unknown);
    }

    private static Object value(FieldType type, Object value) {
        if (value instanceof FieldValues struct) {
            return struct((StructSchema) type, struct);
        }
        if (value instanceof List<?> elements) {
            List<Object> converted = new ArrayList<>(elements.size());
            elements.forEach(element -> converted.add(value(((ArrayType) type).element(), element)));
            return converted;
        }
        return value instanceof ByteBuffer bytes ? Bytes.of(bytes) : value;
    }

    /**
     * Fails unless every node's children follow one another from its own bytes to its end, in decompressed trees, too.
     */
    static void requireTiled(MessageNode node) {
        if (node.decompressed() != null) {
            requireTiled(node.decompressed().root());
        }
        int end = node.offset() + node.ownSize();
        for (MessageNode child : node.children()) {
            if (child.offset() != end || child.size() < 0) {
                throw new AssertionError(child + " does not begin at " + end);
            }
            requireTiled(child);
            end = child.end();
        }
        if (end != node.end()) {
            throw new AssertionError(node + " should end at " + end);
        }
    }
}
