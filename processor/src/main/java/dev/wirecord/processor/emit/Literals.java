package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/** Values of scalars as Java source. */
final class Literals {

    private Literals() {}

    /** A literal that has the value's own type: a byte or short is cast. */
    static CodeBlock of(Object value) {
        if (value instanceof Byte || value instanceof Short) {
            return CodeBlock.of("($T) $L", TypeName.get(value.getClass()).unbox(), value);
        }
        if (value instanceof Long number) {
            return CodeBlock.of("$LL", number);
        }
        if (value instanceof Double number) {
            return float64(number);
        }
        if (value instanceof UUID uuid) {
            return uuid(uuid);
        }
        return value instanceof String text ? text(text) : CodeBlock.of("$L", value);
    }

    /** One literal. JavaPoet makes a sum of a text with line ends, and a sum cannot be asked whether it equals something. */
    private static CodeBlock text(String text) {
        List<String> lines = Arrays.stream(text.split("\n", -1))
                .map(line -> CodeBlock.of("$S", line).toString())
                .map(quoted -> quoted.substring(1, quoted.length() - 1))
                .toList();
        return CodeBlock.of("$L", '"' + String.join("\\n", lines) + '"');
    }

    /** A number as it stands in a comparison, where it needs no cast. */
    static CodeBlock plain(Object value) {
        return value instanceof Byte || value instanceof Short ? CodeBlock.of("$L", value) : of(value);
    }

    private static CodeBlock float64(double number) {
        if (Double.isNaN(number)) {
            return CodeBlock.of("$T.NaN", Double.class);
        }
        if (Double.isInfinite(number)) {
            return CodeBlock.of(number > 0 ? "$T.POSITIVE_INFINITY" : "$T.NEGATIVE_INFINITY", Double.class);
        }
        return CodeBlock.of("$L", number);
    }

    private static CodeBlock uuid(UUID uuid) {
        long most = uuid.getMostSignificantBits();
        long least = uuid.getLeastSignificantBits();
        return (most | least) == 0
                ? CodeBlock.of("$T.ZERO", RuntimeNames.UUIDS)
                : CodeBlock.of("new $T($LL, $LL)", UUID.class, most, least);
    }
}
