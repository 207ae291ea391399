package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import dev.wirecord.schema.FieldSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Emits the methods that read a struct, or an array of it, in the versions of one span. */
final class ReadEmitter {

    /** Longer expressions have each of their halves on a line of its own. */
    private static final int MAX_CONDITIONAL = 60;

    private final MethodNames names;
    private final MethodBody.VersionTakers takers;
    private final VersionSpan span;
    private final StructArrays arrays;

    ReadEmitter(MethodNames names, MethodBody.VersionTakers takers, VersionSpan span, StructArrays arrays) {
        this.names = names;
        this.takers = takers;
        this.span = span;
        this.arrays = arrays;
    }

    /** The method that reads one struct. */
    MethodSpec struct(StructModel struct) {
        MethodBody body = new MethodBody(takers, span.versionsOf(struct));
        body.statement("return $L", instance(struct, body));
        return body.toMethod(names.read(struct, span), struct.className(), RuntimeNames.BYTE_READER, "in");
    }

    /** Reads what a struct holds, and returns the expression that makes it. */
    private CodeBlock instance(StructModel struct, MethodBody body) {
        LocalNames locals = new LocalNames(struct);
        FixedReadRun run = new FixedReadRun(span, struct, locals);
        Map<String, CodeBlock> arguments = new HashMap<>();
        for (FieldModel field : struct.fields()) {
            arguments.put(field.component(), argument(field, struct, body, locals, run));
        }
        if (span.flexible()) {
            new TaggedReadEmitter(this, struct, span, locals).emit(body, run, arguments);
        } else {
            run.end(body);
            if (struct.keepsTaggedFields()) {
                arguments.put(struct.taggedFields(), CodeBlock.of("$T.EMPTY", RuntimeNames.TAGGED_FIELDS));
            }
        }
        List<CodeBlock> ordered = new ArrayList<>();
        struct.components().forEach(component -> ordered.add(arguments.get(component)));
        return CodeBlock.of("new $T($L)", struct.className(), CodeBlock.join(ordered, ",$W"));
    }

    /**
     * The method that reads the elements of an array of structs, or null at a length below 0 where that can come. Most
     * arrays of errors and of what was aborted are empty, and want no memory.
     */
    MethodSpec array(StructModel struct) {
        MethodBody body = new MethodBody(takers, span.versionsOf(struct));
        ClassName type = struct.className();
        boolean nullable = arrays.areNullable(struct);
        body.begin(nullable ? "if (length <= 0)" : "if (length == 0)");
        body.statement(nullable ? "return length < 0 ? null : $T.of()" : "return $T.of()", List.class);
        body.end();
        body.statement("$1T[] elements =$Wnew $1T[length]", type);
        body.begin("for (int i = 0; i < length; i++)");
        body.statement(
                "elements[i] = $L",
                arrays.areAllOf(struct) ? instance(struct, body) : body.call(names.read(struct, span), "in"));
        body.end();
        body.statement("return $T.wrap(elements)", RuntimeNames.OBJECT_LIST);
        return body.toMethod(
                names.readArray(struct, span),
                arrays.type(struct),
                RuntimeNames.BYTE_READER,
                "in",
                TypeName.INT,
                "length");
    }

    /** Reads a field at its place, if it has one, and returns what to hand to the constructor. */
    private CodeBlock argument(
            FieldModel field, StructModel struct, MethodBody body, LocalNames locals, FixedReadRun run) {
        FieldSchema schema = field.schema();
        CodeBlock local = CodeBlock.of("$N", locals.of(field.component()));
        if (span.versionsOf(struct).stream().noneMatch(schema::isPositional)) {
            boolean tagged = span.versionsOf(struct).stream().anyMatch(schema::isTagged);
            return tagged ? local : defaultValue(field);
        }
        if (!run.add(field)) {
            run.end(body);
            positional(field, local, body);
        }
        return local;
    }

    /** Reads a field at its place into a local variable, which gets the default in versions that lack the field. */
    private void positional(FieldModel field, CodeBlock local, MethodBody body) {
        FieldSchema schema = field.schema();
        CodeBlock standard = defaultValue(field);
        VersionBranch branch =
                body.branch(version -> schema.isPositional(version) ? value(field, version, body) : standard);
        List<VersionBranch.Group> groups = branch.groups();
        if (branch.isUniform()) {
            body.statement(
                    "$T $L =$W$L", field.localType(), local, groups.get(0).code());
        } else if (groups.size() == 2) {
            int first = groups.get(1).code().equals(standard) ? 0 : 1;
            VersionBranch.Group chosen = groups.get(first);
            CodeBlock other = operand(groups.get(1 - first).code());
            CodeBlock either = CodeBlock.of("$L ? $L : $L", chosen.condition(), operand(chosen.code()), other);
            boolean isLong = either.toString().length() > MAX_CONDITIONAL;
            body.statement(
                    isLong ? "$T $L = $L\n? $L\n: $L" : "$T $L = $L ? $L : $L",
                    field.localType(),
                    local,
                    chosen.condition(),
                    operand(chosen.code()),
                    other);
        } else {
            body.statement("$T $L = $L", field.localType(), local, standard);
            body.add(body.branch(version -> schema.isPositional(version)
                            ? CodeBlock.of("$L = $L;\n", local, value(field, version, body))
                            : CodeBlock.of(""))
                    .toStatements());
        }
    }

    /** An expression as a part of a conditional one. */
    private static CodeBlock operand(CodeBlock code) {
        return code.toString().contains(" ? ") ? CodeBlock.of("($L)", code) : code;
    }

    /** The default of a field; a struct's is a constant of the codec. */
    CodeBlock defaultValue(FieldModel field) {
        return Defaults.isStruct(field)
                ? CodeBlock.of("$L", MethodNames.defaultConstant(field.struct()))
                : Defaults.value(field);
    }

    /** An expression that reads the field at its place in {@code version}. */
    private CodeBlock value(FieldModel field, int version, MethodBody body) {
        boolean nullable = field.schema().isNullable(version);
        if (field.carrier() == Carrier.STRUCT && nullable) {
            return CodeBlock.of("in.readStructMarker() ? $L : null", struct(field, body));
        }
        return encoded(field, Encodings.isCompact(field, span, version), nullable, body);
    }

    /** An expression that reads the field as the payload of a tagged field. */
    CodeBlock taggedValue(FieldModel field, int version, MethodBody body) {
        boolean nullable = field.schema().isNullable(version);
        if (field.carrier() == Carrier.STRUCT && nullable) {
            return CodeBlock.of("in.readTaggedStructMarker() ? $L : null", struct(field, body));
        }
        return encoded(field, true, nullable, body);
    }

    private CodeBlock struct(FieldModel field, MethodBody body) {
        return body.call(names.read(field.struct(), span), "in");
    }

    private CodeBlock encoded(FieldModel field, boolean compact, boolean nullable, MethodBody body) {
        String prefix = Encodings.prefix(compact, nullable);
        if (field.isArray()) {
            return field.struct() != null
                    ? structs(field, prefix, body)
                    : CodeBlock.of(
                            "$T.read$L(in, in.read$LArrayLength())",
                            RuntimeNames.ARRAY_READER,
                            Encodings.elements(field, compact),
                            prefix);
        }
        return switch (field.carrier()) {
            case STRUCT -> struct(field, body);
            case BYTE_BUFFER -> CodeBlock.of("in.readByteBuffer(in.read$LBytesLength())", prefix);
            case BYTE_ARRAY -> CodeBlock.of("in.readByteArray(in.read$LBytesLength())", prefix);
            case RECORDS -> CodeBlock.of("in.readRecords(in.read$LBytesLength())", prefix);
            default ->
                CodeBlock.of(
                        "in.read$L$L()",
                        field.scalar().isFixedSize() ? "" : prefix,
                        Encodings.typeName(field.scalar()));
        };
    }

    private CodeBlock structs(FieldModel field, String prefix, MethodBody body) {
        StructModel struct = field.struct();
        int elementSize = Encodings.minimumSize(struct, span);
        CodeBlock length = CodeBlock.of("in.read$LArrayLength($L)", prefix, elementSize);
        CodeBlock list = body.call(names.readArray(struct, span), "in", length);
        // Not null at this point, for tools that read @Nullable on what the method returns for other fields.
        boolean isForOthers =
                arrays.type(struct).isAnnotated() && !field.javaType().isAnnotated();
        return isForOthers ? CodeBlock.of("$T.requireNonNull($L)", Objects.class, list) : list;
    }
}
