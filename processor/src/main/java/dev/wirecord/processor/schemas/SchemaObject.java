package dev.wirecord.processor.schemas;

import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads the attributes of one JSON object of a schema. What is read has the line that it stands on. An attribute that is
 * null counts as absent, as in Kafka.
 */
final class SchemaObject {

    private final JsonValue json;
    private final SchemaPlace place;
    private final Diagnostics diagnostics;

    /** Begins to read an object, which is at the place. */
    SchemaObject(JsonValue json, SchemaPlace place, Diagnostics diagnostics) {
        this.json = json;
        this.place = place;
        this.diagnostics = diagnostics;
    }

    /** The line that the object begins on. */
    SourceAnchor anchor() {
        return place.line(json.line());
    }

    /** The line of an attribute; that of the object where there is no such attribute. */
    SourceAnchor anchor(String name) {
        return place.line(has(name) ? json.members().get(name).line() : json.line());
    }

    /** Reports every attribute that is not among the known ones: it may mean anything, and would be lost. */
    void requireKnown(Set<String> known) {
        json.members().forEach((name, value) -> {
            if (!known.contains(name)) {
                diagnostics.report(place.line(value.line()), Problem.SCHEMA_ATTRIBUTE, name);
            }
        });
    }

    boolean has(String name) {
        JsonValue value = json.members().get(name);
        return value != null && !value.isNull();
    }

    /** A text; numbers and flags are taken as they were written. */
    Located<String> text(String name, String absent) {
        if (!has(name)) {
            return absent(absent);
        }
        JsonValue value = json.members().get(name);
        return value.isScalar() ? written(name, value.text()) : misfit(name, "a text", absent);
    }

    /** A text that must be there and not be blank; its absence is reported and gives an empty one. */
    Located<String> required(String name) {
        Located<String> text = text(name, "");
        boolean isMisfit = has(name) && !text.written();
        if (!text.value().isBlank() || isMisfit) {
            return text;
        }
        diagnostics.report(text.anchor(), Problem.SCHEMA_ATTRIBUTE_MISSING, name);
        return absent("");
    }

    /** Versions, absent also where they are blank: Kafka's schemas may spell none so. Spaces around them do not count. */
    Located<String> versions(String name, String absent) {
        Located<String> text = text(name, absent);
        return text.written() && !text.value().isBlank()
                ? new Located<>(text.value().strip(), text.anchor(), true)
                : absent(absent);
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
            return written(
                    name, Integer.parseInt(json.members().get(name).text().strip()));
        } catch (NumberFormatException e) {
            return misfit(name, "a number", absent);
        }
    }

    /** A flag, which may be written as a text; false where it is absent. */
    Located<Boolean> flag(String name) {
        if (!has(name)) {
            return absent(false);
        }
        return switch (json.members().get(name).text()) {
            case "true" -> written(name, true);
            case "false" -> written(name, false);
            default -> misfit(name, "true or false", false);
        };
    }

    /** Texts in brackets. */
    Located<List<String>> texts(String name) {
        List<String> texts = new ArrayList<>();
        array(name).forEach(each -> texts.add(each.text()));
        return has(name) ? written(name, texts) : absent(texts);
    }

    /** The objects in brackets, each of which describes what the path and its name say. */
    List<SchemaObject> objects(String name, String path) {
        List<SchemaObject> objects = new ArrayList<>();
        for (JsonValue each : array(name)) {
            JsonValue own = each.members().get("name");
            String subject = path + (own == null || own.text().isBlank() ? "?" : own.text());
            objects.add(new SchemaObject(each, place.of(subject), diagnostics));
        }
        return objects;
    }

    private List<JsonValue> array(String name) {
        if (has(name) && !json.members().get(name).isArray()) {
            misfit(name, "a list in brackets", null);
            return List.of();
        }
        return has(name) ? json.members().get(name).elements() : List.of();
    }

    /** Something that stands for what was written here. */
    <T> Located<T> located(T value) {
        return new Located<>(value, anchor(), true);
    }

    private <T> Located<T> written(String name, T value) {
        return new Located<>(value, anchor(name), true);
    }

    private <T> Located<T> absent(T value) {
        return new Located<>(value, anchor(), false);
    }

    /** Reports a value that is of another kind, and counts as absent. */
    private <T> Located<T> misfit(String name, String kind, T absent) {
        diagnostics.report(
                anchor(name), Problem.SCHEMA_VALUE, json.members().get(name).text(), name, kind);
        return absent(absent);
    }
}
