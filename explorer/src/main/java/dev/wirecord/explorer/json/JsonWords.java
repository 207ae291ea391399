package dev.wirecord.explorer.json;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;

/** JSON, and what JSON there should be, in words. */
final class JsonWords {

    private static final int LONGEST = 60;

    private JsonWords() {}

    /** What a piece of JSON is. */
    static String of(JsonNode json) {
        return switch (json.getNodeType()) {
            case OBJECT -> "an object";
            case ARRAY -> "an array";
            case STRING, BINARY -> "the text " + cut(json.toString());
            case NUMBER -> "the number " + cut(json.toString());
            case MISSING -> "nothing";
            default -> json.toString();
        };
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }

    /** The JSON of a type. */
    static String of(FieldType type) {
        if (type instanceof ArrayType array) {
            return "an array of " + array.element().kafkaName();
        }
        return type instanceof ScalarType scalar ? of(scalar) : "an object, " + type.kafkaName();
    }

    private static String of(ScalarType type) {
        return switch (type) {
            case BOOL -> "true or false";
            case INT8, INT16, UINT16, INT32, UINT32, INT64 ->
                integer(type, IntegerRange.of(type).orElseThrow());
            case FLOAT64 -> "a float64: a number with a decimal point, \"NaN\", \"Infinity\" or \"-Infinity\"";
            case UUID -> "a uuid: 22 characters of URL-safe base64";
            case STRING -> "a text of at most " + ByteWriter.MAX_STRING_BYTES + " bytes of UTF-8";
            case BYTES -> "bytes in base64";
            case RECORDS -> "record batches in base64";
        };
    }

    private static String integer(ScalarType type, IntegerRange range) {
        return "an " + type.kafkaName() + ": a whole number from " + range.lowest() + " to " + range.highest();
    }
}
