package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;

/** Emits the methods that write a struct, or an array of it, in the versions of one span. */
final class WriteEmitter {

    private final MethodNames names;
    private final MethodBody.VersionTakers takers;
    private final VersionSpan span;

    WriteEmitter(MethodNames names, MethodBody.VersionTakers takers, VersionSpan span) {
        this.names = names;
        this.takers = takers;
        this.span = span;
    }

    /** The method that writes one struct. */
    MethodSpec struct(StructModel struct) {
        MethodBody body = new MethodBody(takers, span.versionsOf(struct));
        String parameter = names.parameter(struct);
        body.statement("$L", body.call(names.requireRepresentable(struct), parameter));
        FixedRun run = new FixedRun(span, struct, parameter);
        for (FieldModel field : struct.fields()) {
            if (run.add(field)) {
                continue;
            }
            run.end(body);
            CodeBlock value = CodeBlock.of("$N.$N()", parameter, field.component());
            body.add(body.branch(version -> field.schema().isPositional(version)
                            ? positional(field, value, version, body)
                            : CodeBlock.of(""))
                    .toStatements());
        }
        if (span.flexible()) {
            new TaggedWriteEmitter(this, struct, parameter).emit(body, run);
        } else {
            run.end(body);
        }
        return body.toMethod(
                names.write(struct, span),
                TypeName.VOID,
                RuntimeNames.BYTE_WRITER,
                "out",
                struct.className(),
                parameter);
    }

    /**
     * The method that writes an array of structs, its length included.
     *
     * @param list the type of what it takes
     */
    MethodSpec array(StructModel struct, TypeName list) {
        MethodBody body = new MethodBody(takers, span.versionsOf(struct));
        body.statement(
                "$T elements =$Wout.write$LArrayLength(array)",
                list.withoutAnnotations(),
                Encodings.prefix(span.flexible(), false));
        body.begin("for (int i = 0; i < elements.size(); i++)");
        body.statement("$L", body.call(names.write(struct, span), "out", "elements.get(i)"));
        body.end();
        return body.toMethod(
                names.writeArray(struct, span), TypeName.VOID, RuntimeNames.BYTE_WRITER, "out", list, "array");
    }

    private CodeBlock positional(FieldModel field, CodeBlock value, int version, MethodBody body) {
        if (field.carrier() == Carrier.STRUCT && field.schema().isNullable(version)) {
            return nullableStruct("writeStructMarker", field, value, body);
        }
        return encoded(field, value, Encodings.isCompact(field, span, version), body);
    }

    /** Statements that write the field as the payload of a tagged field. */
    CodeBlock tagged(FieldModel field, CodeBlock value, int version, MethodBody body) {
        if (field.carrier() == Carrier.STRUCT && field.schema().isNullable(version)) {
            return field.schema().isNullByDefault()
                    ? presentStruct(field, value, body)
                    : nullableStruct("writeTaggedStructMarker", field, value, body);
        }
        return encoded(field, value, true, body);
    }

    /** A tagged field is written when it does not hold its default, so where that is null there is a struct. */
    private CodeBlock presentStruct(FieldModel field, CodeBlock value, MethodBody body) {
        return CodeBlock.builder()
                .addStatement("out.writeTaggedStructMarker(true)")
                .add(struct(field, value, body))
                .build();
    }

    private CodeBlock nullableStruct(String marker, FieldModel field, CodeBlock value, MethodBody body) {
        return CodeBlock.builder()
                .addStatement("out.$L($L != null)", marker, value)
                .beginControlFlow("if ($L != null)", value)
                .add(struct(field, value, body))
                .endControlFlow()
                .build();
    }

    private CodeBlock struct(FieldModel field, CodeBlock value, MethodBody body) {
        return statement("$L", body.call(names.write(field.struct(), span), "out", value));
    }

    private CodeBlock encoded(FieldModel field, CodeBlock value, boolean compact, MethodBody body) {
        if (field.isArray()) {
            return field.struct() != null
                    ? statement("$L", body.call(names.writeArray(field.struct(), span), "out", value))
                    : array(field, value, compact);
        }
        return switch (field.carrier()) {
            case STRUCT -> struct(field, value, body);
            case RECORDS -> statement("out.write$LRecords($L)", Encodings.prefix(compact, false), value);
            case BYTE_BUFFER, BYTE_ARRAY -> statement("out.write$LBytes($L)", Encodings.prefix(compact, false), value);
            default -> statement("out.write$L($L)", scalar(field, compact), value);
        };
    }

    /** A string that is null in some versions has one method for all: nulls elsewhere have been refused before. */
    private static String scalar(FieldModel field, boolean compact) {
        String type = Encodings.typeName(field.scalar());
        boolean nullable = !field.schema().nullable().isNone();
        return field.scalar().isFixedSize() ? type : Encodings.prefix(compact, nullable) + type;
    }

    private static CodeBlock array(FieldModel field, CodeBlock value, boolean compact) {
        String prefix = Encodings.prefix(compact, false);
        CodeBlock length = field.carrier() == Carrier.PRIMITIVE_ARRAY
                ? statement("out.write$LLength($T.length($L))", prefix, RuntimeNames.ARRAY_WRITER, value)
                : statement("out.write$LArrayLength($L)", prefix, value);
        String elements = Encodings.elements(field, compact);
        if (elements.equals("Int32List")) {
            // By far the most frequent, and short: one method for length and elements is worth having.
            return statement("out.write$LInt32List($L)", prefix, value);
        }
        return CodeBlock.builder()
                .add(length)
                .add(statement("$T.write$L(out, $L)", RuntimeNames.ARRAY_WRITER, elements, value))
                .build();
    }

    private static CodeBlock statement(String format, Object... args) {
        return CodeBlock.builder().addStatement(format, args).build();
    }
}
