package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import dev.wirecord.schema.ScalarType;
import java.util.Objects;

/** Emits the methods that write a struct, or an array of it, in the versions of one span. */
final class WriteEmitter {

    /** The place behind what has been put. */
    static final CodeBlock AT = CodeBlock.of("at");

    private final MethodNames names;
    private final MethodBody.VersionTakers takers;
    private final VersionSpan span;
    private final StructArrays arrays;
    private final Int32Lists int32Lists;

    WriteEmitter(
            MethodNames names,
            MethodBody.VersionTakers takers,
            VersionSpan span,
            StructArrays arrays,
            Int32Lists int32Lists) {
        this.names = names;
        this.takers = takers;
        this.span = span;
        this.arrays = arrays;
        this.int32Lists = int32Lists;
    }

    /** The method that writes one struct. */
    MethodSpec struct(StructModel struct) {
        MethodBody body = new MethodBody(takers, span.versionsOf(struct));
        body.statement("return $L", fields(struct, body));
        return method(body, names.write(struct, span), struct.className(), names.variable(struct));
    }

    /** Puts what a struct holds, and returns the expression that puts the last of it. */
    private CodeBlock fields(StructModel struct, MethodBody body) {
        String variable = names.variable(struct);
        body.statement("$L", body.call(names.requireRepresentable(struct), variable));
        FixedWriteRun run = new FixedWriteRun(span, struct, names);
        for (FieldModel field : struct.fields()) {
            if (run.add(field)) {
                continue;
            }
            if (span.versionsOf(struct).stream().anyMatch(field.schema()::isPositional)) {
                run.end(body);
            }
            CodeBlock value = CodeBlock.of("$N.$N()", variable, field.component());
            body.add(body.branch(version -> field.schema().isPositional(version)
                            ? positional(field, value, version, body)
                            : CodeBlock.of(""))
                    .toStatements());
        }
        if (span.flexible()) {
            return new TaggedWriteEmitter(this, struct, variable).emit(body, run);
        }
        run.end(body);
        return AT;
    }

    /** The method that writes an array of structs, its length included. */
    MethodSpec array(StructModel struct) {
        MethodBody body = new MethodBody(takers, span.versionsOf(struct));
        TypeName list = arrays.type(struct);
        body.statement("$T elements = indexed(array)", list.withoutAnnotations());
        put(
                body,
                CodeBlock.of(
                        "out.put$LLength(at, $Lelements.size())",
                        Encodings.prefix(span.flexible(), false),
                        arrays.areNullable(struct) ? "array == null ? -1 : " : ""));
        body.begin("for (int i = 0; i < elements.size(); i++)");
        if (arrays.areAllOf(struct)) {
            body.statement("$T $N = elements.get(i)", struct.className(), names.variable(struct));
            put(body, fields(struct, body));
        } else {
            put(body, body.call(names.write(struct, span), "out", "at", "elements.get(i)"));
        }
        body.end();
        body.statement("return at");
        return method(body, names.writeArray(struct, span), list, "array");
    }

    private static MethodSpec method(MethodBody body, String name, TypeName type, String parameter) {
        return body.toMethod(name, TypeName.INT, RuntimeNames.OUTPUT, "out", TypeName.INT, "at", type, parameter);
    }

    private static void put(MethodBody body, CodeBlock place) {
        if (!place.equals(AT)) {
            body.add(statement("at = $L", place));
        }
    }

    private CodeBlock positional(FieldModel field, CodeBlock value, int version, MethodBody body) {
        if (field.carrier() == Carrier.STRUCT && field.schema().isNullable(version)) {
            return nullableStruct("putStructMarker", field, value, body);
        }
        return encoded(field, value, Encodings.isCompact(field, span, version), body);
    }

    /** Statements that write the field as the payload of a tagged field. */
    CodeBlock tagged(FieldModel field, CodeBlock value, int version, MethodBody body) {
        if (field.carrier() == Carrier.STRUCT && field.schema().isNullable(version)) {
            return field.schema().isNullByDefault()
                    ? presentStruct(field, value, body)
                    : nullableStruct("putTaggedStructMarker", field, value, body);
        }
        return encoded(field, value, true, body);
    }

    /** A tagged field is written when it does not hold its default, so where that is null there is a struct. */
    private CodeBlock presentStruct(FieldModel field, CodeBlock value, MethodBody body) {
        return CodeBlock.builder()
                .addStatement("at = out.putTaggedStructMarker(at, true)")
                .add(struct(field, notNull(field, value), body))
                .build();
    }

    private CodeBlock nullableStruct(String marker, FieldModel field, CodeBlock value, MethodBody body) {
        return CodeBlock.builder()
                .addStatement("at = out.$L(at, $L != null)", marker, value)
                .beginControlFlow("if ($L != null)", value)
                .add(struct(field, value, body))
                .endControlFlow()
                .build();
    }

    private CodeBlock struct(FieldModel field, CodeBlock value, MethodBody body) {
        return statement("at = $L", body.call(names.write(field.struct(), span), "out", "at", value));
    }

    /** A struct that is not null at this point, for tools that read {@code @Nullable} on its type. */
    private static CodeBlock notNull(FieldModel field, CodeBlock value) {
        return field.javaType().isAnnotated() ? CodeBlock.of("$T.requireNonNull($L)", Objects.class, value) : value;
    }

    private CodeBlock encoded(FieldModel field, CodeBlock value, boolean compact, MethodBody body) {
        if (field.isArray()) {
            return field.struct() != null
                    ? statement("at = $L", body.call(names.writeArray(field.struct(), span), "out", "at", value))
                    : array(field, value, compact);
        }
        return switch (field.carrier()) {
            case STRUCT -> struct(field, notNull(field, value), body);
            case RECORDS -> statement("at = out.put$LRecords(at, $L)", Encodings.prefix(compact, false), value);
            case BYTE_BUFFER, BYTE_ARRAY ->
                statement("at = out.put$LBytes(at, $L)", Encodings.prefix(compact, false), value);
            default -> statement("at = out.put$L(at, $L)", scalar(field, compact), value);
        };
    }

    /** A string that is null in some versions has one method for all: nulls elsewhere have been refused before. */
    private static String scalar(FieldModel field, boolean compact) {
        String type = Encodings.typeName(field.scalar());
        boolean nullable = !field.schema().nullable().isNone();
        return field.scalar().isFixedSize() ? type : Encodings.prefix(compact, nullable) + type;
    }

    private CodeBlock array(FieldModel field, CodeBlock value, boolean compact) {
        String prefix = Encodings.prefix(compact, false);
        String elements = Encodings.elements(field, compact);
        // By far the most frequent: one method for length and elements is worth having.
        if (elements.equals("Int32List")) {
            return statement("at = $L", int32Lists.put(field, value, compact));
        }
        if (field.scalar() == ScalarType.STRING) {
            return statement("at = $T.put$L(out, at, $L)", RuntimeNames.ARRAY_WRITER, elements, value);
        }
        CodeBlock length = field.carrier() == Carrier.PRIMITIVE_ARRAY
                ? statement("at = out.put$LLength(at, $T.length($L))", prefix, RuntimeNames.ARRAY_WRITER, value)
                : statement("at = out.put$LArrayLength(at, $L)", prefix, value);
        return CodeBlock.builder()
                .add(length)
                .add(statement("at = $T.put$L(out, at, $L)", RuntimeNames.ARRAY_WRITER, elements, value))
                .build();
    }

    private static CodeBlock statement(String format, Object... args) {
        return CodeBlock.builder().addStatement(format, args).build();
    }
}
