package dev.wirecord.explorer.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Changes one member of a message's JSON: takes it out, or puts in something that may or may not fit. */
final class Mutations {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private static final List<JsonNode> VALUES = List.of(
            NODES.nullNode(),
            NODES.booleanNode(true),
            NODES.numberNode(0),
            NODES.numberNode(-1),
            NODES.numberNode(127),
            NODES.numberNode(-129),
            NODES.numberNode(257),
            NODES.numberNode(32768),
            NODES.numberNode(65536),
            NODES.numberNode((long) Integer.MAX_VALUE),
            NODES.numberNode(1L << 31),
            NODES.numberNode(0xffffffffL),
            NODES.numberNode(1L << 32),
            NODES.numberNode(Long.MIN_VALUE),
            NODES.numberNode(0.0),
            NODES.numberNode(-2.5),
            NODES.textNode(""),
            NODES.textNode("12"),
            NODES.textNode("true"),
            NODES.textNode("not base64!"),
            NODES.textNode("AAECAw=="),
            NODES.textNode("AAECAw"),
            NODES.textNode("AAAAAAAAAAAAAAAAAAAAAA"),
            NODES.textNode("VVVVVVVVVVVVVVVVVVVVVQ"),
            NODES.textNode("VVVVVVVVVVVVVVVVVVVVVQ=="),
            NODES.textNode("VVVVVVVVVVVVVVVVVVVVVVVV"),
            NODES.textNode("x".repeat(32768)),
            NODES.textNode("\u00e9".repeat(16384)),
            NODES.arrayNode(),
            NODES.arrayNode().add(1),
            NODES.arrayNode().add("a"),
            NODES.arrayNode().addNull(),
            NODES.arrayNode().add(NODES.objectNode()),
            NODES.objectNode());

    private record Site(ObjectNode object, StructSchema struct) {}

    private final List<Site> sites = new ArrayList<>();

    private Mutations() {}

    /** Changes {@code json}, which is of that message. */
    static void change(MessageSchema message, JsonNode json, Random random) {
        Mutations mutations = new Mutations();
        mutations.collect(message.body(), json);
        Site site = mutations.sites.get(random.nextInt(mutations.sites.size()));
        List<FieldSchema> fields = site.struct.fields();
        if (fields.isEmpty()) {
            return;
        }
        String name = JsonNames.of(fields.get(random.nextInt(fields.size())));
        if (site.object.has(name) && random.nextInt(5) == 0) {
            site.object.remove(name);
        } else {
            site.object.set(name, VALUES.get(random.nextInt(VALUES.size())).deepCopy());
        }
    }

    private void collect(FieldType type, JsonNode json) {
        if (type instanceof StructSchema struct && json instanceof ObjectNode object) {
            sites.add(new Site(object, struct));
            struct.fields().stream()
                    .filter(field -> object.has(JsonNames.of(field)))
                    .forEach(field -> collect(field.type(), object.get(JsonNames.of(field))));
        } else if (type instanceof ArrayType array && json instanceof ArrayNode elements) {
            elements.forEach(element -> collect(array.element(), element));
        }
    }
}
