package dev.wirecord.processor.schemas;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads the attributes of one JSON object of a schema. An attribute that is null counts as absent, as in Kafka. */
final class SchemaObject {

    private final JsonNode node;
    private final SourceAnchor anchor;
    private final Diagnostics diagnostics;

    /**
     * Begins to read an object.
     *
     * @param anchor names the file, and the field where the object is one
     */
    SchemaObject(JsonNode node, SourceAnchor anchor, Diagnostics diagnostics) {
        this.node = node;
        this.anchor = anchor;
        this.diagnostics = diagnostics;
    }

    SourceAnchor anchor() {
        return anchor;
    }

    /** Reports every attribute that is not among the known ones: it may mean anything, and would be lost. */
    void requireKnown(Set<String> known) {
        node.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                diagnostics.report(anchor, Problem.SCHEMA_ATTRIBUTE, name);
            }
        });
    }

    boolean has(String name) {
        return node.hasNonNull(name);
    }

    /** A text; numbers and booleans are taken as they were written. */
    Located<String> text(String name, String absent) {
        return has(name) ? located(node.get(name).asText()) : absent(absent);
    }

    /** A text that must be there and not be blank; its absence is reported and gives an empty one. */
    Located<String> required(String name) {
        Located<String> text = text(name, "");
        if (text.value().isBlank()) {
            diagnostics.report(anchor, Problem.SCHEMA_ATTRIBUTE_MISSING, name);
        }
        return text;
    }

    /** Versions, absent also where they are blank: Kafka's schemas may spell none so. Spaces around them do not count. */
    Located<String> versions(String name, String absent) {
        Located<String> text = text(name, absent);
        return text.written() && !text.value().isBlank() ? located(text.value().strip()) : absent(absent);
    }

    /** Versions that must be there; their absence is reported and gives an empty text. */
    Located<String> requiredVersions(String name) {
        required(name);
        return versions(name, "");
    }

    /** A number, which may be written as a text. */
    Located<Integer> number(String name, int absent) {
        if (!has(name)) {
            return absent(absent);
        }
        try {
            return located(Integer.parseInt(node.get(name).asText().strip()));
        } catch (NumberFormatException e) {
            diagnostics.report(anchor, Problem.SCHEMA_VALUE, node.get(name).asText(), name, "a number");
            return absent(absent);
        }
    }

    /** A flag, which may be written as a text; false where it is absent. */
    Located<Boolean> flag(String name) {
        return has(name) ? located(Boolean.parseBoolean(node.get(name).asText())) : absent(false);
    }

    /** Texts in brackets. */
    Located<List<String>> texts(String name) {
        List<String> texts = new ArrayList<>();
        node.path(name).forEach(each -> texts.add(each.asText()));
        return has(name) ? located(texts) : absent(texts);
    }

    /** The objects in brackets, each with the place of its name below this one's. */
    List<SchemaObject> objects(String name, String path) {
        List<SchemaObject> objects = new ArrayList<>();
        for (JsonNode each : node.path(name)) {
            String place = path + each.path("name").asText("?");
            objects.add(new SchemaObject(each, anchor.in(place), diagnostics));
        }
        return objects;
    }

    /** Something that was written here, or stands for what was. */
    <T> Located<T> located(T value) {
        return new Located<>(value, anchor, true);
    }

    private <T> Located<T> absent(T value) {
        return new Located<>(value, anchor, false);
    }
}
