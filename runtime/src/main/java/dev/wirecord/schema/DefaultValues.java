package dev.wirecord.schema;

import dev.wirecord.type.Uuids;
import java.math.BigInteger;
import java.util.regex.Pattern;

/** Reads the defaults of Kafka's schemas, which are texts whatever the type of the field. */
public final class DefaultValues {

    // A leading zero is refused: Kafka's generator would take the rest for an octal number.
    private static final Pattern INTEGER = Pattern.compile("[+-]?(0|[1-9][0-9]*)|0[xX][0-9a-fA-F]+");

    private DefaultValues() {}

    /**
     * The value of a default.
     *
     * @param type a fixed-size type or string
     * @param text the default as written, or null when there is none, which means zero, false or empty
     * @return a Boolean, Byte, Short, Integer, Long, Double, UUID or String: the component type of the field, boxed
     * @throws IllegalArgumentException when the text is not a value of the type, saying what would be
     */
    public static Object parse(ScalarType type, String text) {
        boolean absent = text == null || text.isEmpty();
        return switch (type) {
            case BOOL -> !absent && bool(text);
            case INT8 -> (byte) integer(type, text, Byte.MIN_VALUE, Byte.MAX_VALUE);
            case INT16 -> (short) integer(type, text, Short.MIN_VALUE, Short.MAX_VALUE);
            case UINT16 -> (int) integer(type, text, 0, 0xffff);
            case INT32 -> (int) integer(type, text, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case UINT32 -> integer(type, text, 0, 0xffffffffL);
            case INT64 -> integer(type, text, Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT64 -> absent ? 0.0 : float64(text);
            case UUID -> absent ? Uuids.ZERO : Uuids.fromBase64(text);
            case STRING -> absent ? "" : text;
            case BYTES, RECORDS -> throw new IllegalArgumentException(type.kafkaName() + " has no scalar default");
        };
    }

    /**
     * Refuses a default that a field of that type cannot have.
     *
     * @param text the default as written, or null when there is none
     * @throws IllegalArgumentException when the text is not a value of the type, saying what would be
     */
    public static void check(FieldType type, String text) {
        boolean isNull = text == null || (text.equals("null") && type.canBeNull());
        if (isNull || (text.isEmpty() && type != ScalarType.RECORDS)) {
            return;
        }
        if (type instanceof ScalarType scalar && scalar != ScalarType.BYTES && scalar != ScalarType.RECORDS) {
            parse(scalar, text);
            return;
        }
        String others = type == ScalarType.RECORDS ? "" : "\"\" and ";
        throw new IllegalArgumentException(type.kafkaName() + " has no default but " + others + "\"null\"");
    }

    private static boolean bool(String text) {
        if (text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false")) {
            return Boolean.parseBoolean(text);
        }
        throw new IllegalArgumentException("a bool is \"true\" or \"false\"");
    }

    private static long integer(ScalarType type, String text, long lowest, long highest) {
        if (text == null || text.isEmpty()) {
            return 0;
        }
        if (!INTEGER.matcher(text).matches()) {
            throw notWithin(type, lowest, highest);
        }
        boolean hex = text.length() > 1 && Character.toLowerCase(text.charAt(1)) == 'x';
        BigInteger value = hex ? new BigInteger(text.substring(2), 16) : new BigInteger(text);
        if (value.compareTo(BigInteger.valueOf(lowest)) < 0 || value.compareTo(BigInteger.valueOf(highest)) > 0) {
            throw notWithin(type, lowest, highest);
        }
        return value.longValueExact();
    }

    private static IllegalArgumentException notWithin(ScalarType type, long lowest, long highest) {
        return new IllegalArgumentException((type == ScalarType.UINT16 || type == ScalarType.UINT32 ? "a " : "an ")
                + type.kafkaName() + " is a number from " + lowest + " to " + highest + ", decimal or 0x hex");
    }

    private static double float64(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("a float64 is a decimal number, \"NaN\" or \"Infinity\"", e);
        }
    }
}
