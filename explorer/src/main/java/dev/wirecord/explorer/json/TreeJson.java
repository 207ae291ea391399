package dev.wirecord.explorer.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirecord.explain.Failure;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.type.Uuids;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;

/** Explanations as JSON, for programs: every node of the tree with its place, and its value where it has no parts. */
public final class TreeJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TreeJson() {}

    /** The explanation: message, version, size, whether the bytes are sound, all that is wrong with them,
     * and the tree. */
    public static ObjectNode of(MessageTree tree) {
        ObjectNode json = NODES.objectNode();
        json.put("message", tree.root().name());
        json.put("version", tree.version());
        json.put("size", tree.root().size());
        json.put("sound", tree.failures().isEmpty());
        ArrayNode failures = json.putArray("failures");
        tree.failures().forEach(failure -> failures.add(failure(failure)));
        json.set("tree", node(tree.root()));
        return json;
    }

    private static ObjectNode failure(Failure failure) {
        return NODES.objectNode()
                .put("path", failure.path())
                .put("offset", failure.offset())
                .put("reason", failure.reason())
                .put("remaining", failure.remaining());
    }

    private static ObjectNode node(MessageNode node) {
        ObjectNode json = NODES.objectNode();
        json.put("kind", node.kind().name().toLowerCase(Locale.ROOT));
        json.put("name", node.name());
        putUnlessEmpty(json, "type", node.type());
        putUnlessEmpty(json, "path", node.path());
        json.put("offset", node.offset());
        json.put("size", node.size());
        JsonNode value = value(node.value());
        if (value != null) {
            json.set("value", value);
        }
        putUnlessEmpty(json, "text", node.text());
        putUnlessEmpty(json, "note", node.note());
        if (node.failure() != null) {
            json.set("failure", failure(node.failure()));
        }
        if (node.decompressed() != null) {
            json.set("decompressed", node(node.decompressed().root()));
        }
        if (!node.children().isEmpty()) {
            ArrayNode children = json.putArray("children");
            node.children().forEach(child -> children.add(node(child)));
        }
        return json;
    }

    private static void putUnlessEmpty(ObjectNode json, String member, String text) {
        if (!text.isEmpty()) {
            json.put(member, text);
        }
    }

    /** Bytes are written in hex here, where places count and not the form of Kafka's converters. */
    private static JsonNode value(Object value) {
        if (value instanceof Boolean flag) {
            return NODES.booleanNode(flag);
        }
        if (value instanceof Double number) {
            return NODES.numberNode(number);
        }
        if (value instanceof Number number) {
            return NODES.numberNode(number.longValue());
        }
        if (value instanceof ByteBuffer bytes) {
            byte[] copy = new byte[bytes.remaining()];
            bytes.get(bytes.position(), copy);
            return NODES.textNode(HexFormat.of().formatHex(copy));
        }
        if (value instanceof UUID uuid) {
            return NODES.textNode(Uuids.toBase64(uuid));
        }
        return value instanceof String text ? NODES.textNode(text) : null;
    }
}
