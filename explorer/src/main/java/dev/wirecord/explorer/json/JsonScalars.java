package dev.wirecord.explorer.json;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.type.Uuids;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/** Reads values without parts. */
final class JsonScalars {

    private static final String UUID_PADDING = "==";

    private JsonScalars() {}

    /** The value, typed as {@link dev.wirecord.explain.FieldValues} says; empty when the JSON is none of the type. */
    static Optional<Object> read(ScalarType type, JsonNode json) {
        return switch (type) {
            case BOOL -> json.isBoolean() ? Optional.of(json.booleanValue()) : Optional.empty();
            case INT8 -> integer(type, json).map(Long::byteValue);
            case INT16 -> integer(type, json).map(Long::shortValue);
            case UINT16, INT32 -> integer(type, json).map(Long::intValue);
            case UINT32, INT64 -> integer(type, json).map(value -> value);
            case FLOAT64 -> float64(json);
            case UUID -> uuid(json);
            case STRING -> json.isTextual() ? Optional.of(json.textValue()) : Optional.empty();
            case BYTES, RECORDS -> bytes(json);
        };
    }

    private static Optional<Long> integer(ScalarType type, JsonNode json) {
        boolean isLong = json.isIntegralNumber() && json.canConvertToLong();
        return isLong && IntegerRange.of(type).orElseThrow().contains(json.longValue())
                ? Optional.of(json.longValue())
                : Optional.empty();
    }

    private static Optional<Object> float64(JsonNode json) {
        if (json.isFloatingPointNumber()) {
            return Optional.of(json.doubleValue());
        }
        return switch (json.isTextual() ? json.textValue() : "") {
            case "NaN" -> Optional.of(Double.NaN);
            case "Infinity" -> Optional.of(Double.POSITIVE_INFINITY);
            case "-Infinity" -> Optional.of(Double.NEGATIVE_INFINITY);
            default -> Optional.empty();
        };
    }

    private static Optional<Object> uuid(JsonNode json) {
        if (!json.isTextual()) {
            return Optional.empty();
        }
        String text = json.textValue();
        boolean padded = text.endsWith(UUID_PADDING);
        try {
            return Optional.of(
                    Uuids.fromBase64(padded ? text.substring(0, text.length() - UUID_PADDING.length()) : text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<Object> bytes(JsonNode json) {
        try {
            return Optional.ofNullable(json.binaryValue()).map(ByteBuffer::wrap);
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
