package dev.wirecord.kafka.explain;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Kafka's schemas as JSON, reduced to what they say: common structs stand where they are used, what can be written in two
 * ways is written in one, and what no model of a schema holds is left out. {@code SchemaPrinter} lists these differences.
 */
final class Schemas {

    static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build();

    /** Attributes with the value that they have where they are left out. */
    private static final Map<String, String> DEFAULTS = Map.of(
            "nullableVersions", "none",
            "taggedVersions", "none",
            "ignorable", "false",
            "mapKey", "false",
            "entityType", "unknown",
            "latestVersionUnstable", "false",
            "about", "");

    /** Not in a model, or not from the file; common structs are put where they are used. */
    private static final Set<String> UNKNOWN = Set.of("deprecatedVersions", "commonStructs", "zeroCopy");

    private final Map<String, JsonNode> common = new HashMap<>();

    private Schemas() {}

    /** What a schema says, with its attributes in the order of their names. */
    static JsonNode canonical(String schema) throws JsonProcessingException {
        JsonNode root = JSON.readTree(schema);
        Schemas schemas = new Schemas();
        root.path("commonStructs")
                .forEach(struct -> schemas.common.put(struct.get("name").asText(), struct));
        return schemas.canonical(root);
    }

    private ObjectNode canonical(JsonNode object) {
        TreeMap<String, JsonNode> attributes = new TreeMap<>();
        object.properties().forEach(attribute -> add(attributes, attribute.getKey(), attribute.getValue()));
        dropStopgap(attributes);
        JsonNode tagged = attributes.get("taggedVersions");
        if (tagged != null) {
            attributes.putIfAbsent("versions", tagged);
        }
        JsonNode struct = common.get(object.path("type").asText().replace("[]", ""));
        if (struct != null) {
            attributes.put("fields", canonical((ArrayNode) struct.get("fields")));
            attributes.put("structVersions", text(range(struct.path("versions").asText("0+"))));
        } else if (attributes.containsKey("versions") && attributes.containsKey("fields")) {
            attributes.put("structVersions", text("0+"));
        }
        return new ObjectNode(JsonNodeFactory.instance, attributes);
    }

    private void add(Map<String, JsonNode> attributes, String name, JsonNode value) {
        if (UNKNOWN.contains(name) || value.isNull()) {
            return;
        }
        if (name.equals("fields")) {
            attributes.put(name, canonical((ArrayNode) value));
        } else if (name.equals("listeners")) {
            attributes.put(name, value);
        } else {
            String text = name.endsWith("ersions")
                    ? range(value.asText())
                    : value.asText().replaceAll(" +", " ").strip();
            if (!text.equals(DEFAULTS.get(name)) && !(text.isBlank() && name.endsWith("ersions"))) {
                attributes.put(name, text(text));
            }
        }
    }

    /** The importer documents a field that the file does not. */
    private static void dropStopgap(Map<String, JsonNode> attributes) {
        JsonNode name = attributes.get("name");
        attributes.remove("about", text("the field " + (name == null ? "" : name.asText())));
    }

    private ArrayNode canonical(ArrayNode fields) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        fields.forEach(field -> all.add(canonical(field)));
        return all;
    }

    /** The shortest way to write a range. */
    private static String range(String versions) {
        return versions.strip().replaceAll("^(\\d+)-\\1$", "$1").replaceAll("-32767$", "+");
    }

    private static JsonNode text(String value) {
        return JsonNodeFactory.instance.textNode(value);
    }
}
