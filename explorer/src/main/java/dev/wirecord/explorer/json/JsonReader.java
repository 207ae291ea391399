package dev.wirecord.explorer.json;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.explain.FieldValues;
import dev.wirecord.explorer.names.NearestNames;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON as the values of a message at a version, or says what is wrong with it. */
final class JsonReader {

    private final MessageSchema message;
    private final int version;

    /** Whether reading is in a field that the version lacks. */
    private boolean dropped;

    JsonReader(MessageSchema message, int version) {
        this.message = message;
        this.version = version;
    }

    /** The values; those of fields that the version lacks are among them. */
    FieldValues read(JsonNode json) {
        return struct(message.body(), json, JsonPath.ROOT);
    }

    private FieldValues struct(StructSchema struct, JsonNode json, JsonPath path) {
        if (dropped || !struct.versions().contains(version)) {
            throw mismatch(path, JsonWords.of(json), "nothing: the version has no " + struct.name());
        }
        if (!json.isObject()) {
            throw mismatch(path, JsonWords.of(json), "an object, " + struct.name());
        }
        requireKnown(struct, json, path);
        Map<String, Object> values = new LinkedHashMap<>();
        for (FieldSchema field : struct.fields()) {
            JsonNode member = json.get(JsonNames.of(field));
            JsonPath place = path.member(JsonNames.of(field));
            if (member != null) {
                values.put(
                        field.name(),
                        field.isPresent(version) ? value(field, member, place) : absent(field, member, place));
            } else if (field.isPositional(version)) {
                throw mismatch(place, "nothing", expected(field, json));
            }
        }
        return new FieldValues(values, Collections.emptySortedMap());
    }

    private String expected(FieldSchema field, JsonNode around) {
        String type = JsonWords.of(field.type());
        return field.type() == ScalarType.RECORDS && around.has(JsonNames.sizeOf(field))
                ? type + "; their size alone cannot be encoded"
                : type;
    }

    private void requireKnown(StructSchema struct, JsonNode json, JsonPath path) {
        List<String> known = new ArrayList<>();
        for (FieldSchema field : struct.fields()) {
            known.add(JsonNames.of(field));
            if (field.type() == ScalarType.RECORDS) {
                known.add(JsonNames.sizeOf(field));
            }
        }
        for (Iterator<String> names = json.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!known.contains(name)) {
                String question = NearestNames.question(name, known);
                String expected = "no such member of " + struct.name();
                throw mismatch(
                        path.member(name),
                        JsonWords.of(json.get(name)),
                        question.isEmpty() ? expected : expected + "; " + question);
            }
        }
    }

    private Object absent(FieldSchema field, JsonNode json, JsonPath path) {
        dropped = true;
        Object value = value(field, json, path);
        dropped = false;
        if (!field.ignorable() && !FieldDefaults.isDefault(field, value)) {
            String versions = "the field is in versions " + field.versions() + " and must not be dropped";
            throw mismatch(path, JsonWords.of(json), "nothing or the default: " + versions);
        }
        return value;
    }

    private Object value(FieldSchema field, JsonNode json, JsonPath path) {
        boolean nullable = dropped ? !field.nullable().isNone() : field.isNullable(version);
        if (json.isNull() && nullable) {
            return null;
        }
        if (field.type() instanceof ArrayType array) {
            return array(array.element(), json, path);
        }
        return single(field.type(), json, path);
    }

    private List<Object> array(FieldType element, JsonNode json, JsonPath path) {
        if (!json.isArray()) {
            throw mismatch(path, JsonWords.of(json), "an array of " + element.kafkaName());
        }
        List<Object> values = new ArrayList<>(json.size());
        for (int i = 0; i < json.size(); i++) {
            values.add(single(element, json.get(i), path.element(i)));
        }
        return values;
    }

    private Object single(FieldType type, JsonNode json, JsonPath path) {
        if (type instanceof StructSchema struct) {
            return struct(struct, json, path);
        }
        Object value = JsonScalars.read((ScalarType) type, json)
                .orElseThrow(() -> mismatch(path, JsonWords.of(json), JsonWords.of(type)));
        if (value instanceof String text && !dropped) {
            requireNotTooLong(text, path);
        }
        return value;
    }

    private void requireNotTooLong(String text, JsonPath path) {
        int length = text.getBytes(StandardCharsets.UTF_8).length;
        if (length > ByteWriter.MAX_STRING_BYTES) {
            throw mismatch(path, "a text of " + length + " bytes of UTF-8", JsonWords.of(ScalarType.STRING));
        }
    }

    private JsonMismatchException mismatch(JsonPath path, String found, String expected) {
        return new JsonMismatchException(message, version, path, found, expected);
    }
}
