package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.schema.ScalarType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** The defaults of fields as Java source, and the questions whether a value is one. */
final class Defaults {

    private Defaults() {}

    /** An expression for the field's default. */
    static CodeBlock value(FieldModel field) {
        if (field.schema().isNullByDefault()) {
            return CodeBlock.of("null");
        }
        return switch (field.carrier()) {
            case LIST -> CodeBlock.of("$T.of()", List.class);
            case PRIMITIVE_ARRAY, BYTE_ARRAY -> CodeBlock.of("new $L[0]", elementName(field.localType()));
            case BYTE_BUFFER -> CodeBlock.of("$T.allocate(0)", ByteBuffer.class);
            case STRUCT -> struct(field.struct());
            default -> Literals.of(field.schema().scalarDefault());
        };
    }

    private static String elementName(TypeName array) {
        String name = array.toString();
        return name.substring(0, name.length() - "[]".length());
    }

    /** An expression for a record all of whose fields hold their defaults. */
    static CodeBlock struct(StructModel struct) {
        List<CodeBlock> arguments = new ArrayList<>();
        for (String component : struct.components()) {
            arguments.add(
                    component.equals(struct.taggedFields())
                            ? CodeBlock.of("$T.EMPTY", RuntimeNames.TAGGED_FIELDS)
                            : value(struct.field(component)));
        }
        return CodeBlock.of("new $T($L)", struct.className(), CodeBlock.join(arguments, ",$W"));
    }

    /** Whether a struct-typed field's default needs a constant: a record rather than null. */
    static boolean isStruct(FieldModel field) {
        return field.struct() != null && !field.isArray() && !field.schema().isNullByDefault();
    }

    /** A condition that holds when {@code value} is the field's default. No value, null included, makes it fail. */
    static CodeBlock isDefault(FieldModel field, CodeBlock value) {
        if (field.schema().isNullByDefault()) {
            return CodeBlock.of("$L == null", value);
        }
        return switch (field.carrier()) {
            case LIST -> CodeBlock.of("$1L != null && $1L.isEmpty()", value);
            case PRIMITIVE_ARRAY, BYTE_ARRAY -> CodeBlock.of("$1L != null && $1L.length == 0", value);
            case BYTE_BUFFER -> CodeBlock.of("$1L != null && !$1L.hasRemaining()", value);
            case STRUCT -> CodeBlock.of("$L($L)", MethodNames.isDefault(field.struct()), value);
            default -> isDefaultScalar(field, value);
        };
    }

    /** A condition that holds when {@code value} is not the field's default; null is not, unless it is the default. */
    static CodeBlock isSet(FieldModel field, CodeBlock value) {
        if (field.schema().isNullByDefault()) {
            return CodeBlock.of("$L != null", value);
        }
        return switch (field.carrier()) {
            case LIST -> CodeBlock.of("$1L == null || !$1L.isEmpty()", value);
            case PRIMITIVE_ARRAY, BYTE_ARRAY -> CodeBlock.of("$1L == null || $1L.length != 0", value);
            case BYTE_BUFFER -> CodeBlock.of("$1L == null || $1L.hasRemaining()", value);
            case STRUCT -> CodeBlock.of("!$L($L)", MethodNames.isDefault(field.struct()), value);
            default -> isSetScalar(field, value);
        };
    }

    private static CodeBlock isDefaultScalar(FieldModel field, CodeBlock value) {
        Object standard = field.schema().scalarDefault();
        if (standard instanceof Boolean yes) {
            return CodeBlock.of(yes ? "$L" : "!$L", value);
        }
        return isReference(field)
                ? CodeBlock.of("$L.equals($L)", Literals.of(standard), value)
                : CodeBlock.of("$L == $L", value, Literals.plain(standard));
    }

    private static CodeBlock isSetScalar(FieldModel field, CodeBlock value) {
        Object standard = field.schema().scalarDefault();
        if (standard instanceof Boolean yes) {
            return CodeBlock.of(yes ? "!$L" : "$L", value);
        }
        return isReference(field)
                ? CodeBlock.of("!$L.equals($L)", Literals.of(standard), value)
                : CodeBlock.of("$L != $L", value, Literals.plain(standard));
    }

    private static boolean isReference(FieldModel field) {
        return field.scalar() == ScalarType.STRING || field.scalar() == ScalarType.UUID;
    }
}
