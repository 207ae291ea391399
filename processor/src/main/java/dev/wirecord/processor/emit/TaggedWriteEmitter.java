package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import java.util.ArrayList;
import java.util.List;

/**
 * Emits the code that writes a struct's tag section (KIP-482): the number of fields, then the known ones that do not hold
 * their default in the order of their tags, then the unknown ones.
 */
final class TaggedWriteEmitter {

    private final WriteEmitter values;
    private final StructModel struct;
    private final String variable;

    TaggedWriteEmitter(WriteEmitter values, StructModel struct, String variable) {
        this.values = values;
        this.struct = struct;
        this.variable = variable;
    }

    /**
     * Adds the code, behind the run of fields before the section, which has not ended.
     *
     * @return the call that puts the last part of the section, or the place where it ends
     */
    CodeBlock emit(MethodBody body, FixedWriteRun run) {
        List<FieldModel> known = TaggedReadEmitter.taggedFields(struct);
        if (known.isEmpty() && struct.keepsTaggedFields()) {
            return run.endWithTaggedFields(body);
        }
        run.end(body);
        if (known.isEmpty()) {
            return CodeBlock.of("out.putNoTaggedFields(at)");
        }
        body.add(CodeBlock.of("\n"));
        List<CodeBlock> counted = new ArrayList<>();
        for (FieldModel field : known) {
            for (CodeBlock isWritten : presence(field, body).conditions()) {
                counted.add(CodeBlock.of("$N ? 1 : 0", MethodNames.flag(field)));
                body.statement("boolean $N = $L", MethodNames.flag(field), isWritten);
            }
        }
        if (struct.keepsTaggedFields()) {
            counted.add(CodeBlock.of("$L.size()", unknown()));
        }
        if (counted.isEmpty()) {
            return CodeBlock.of("out.putNoTaggedFields(at)");
        }
        body.add(count(counted));
        for (FieldModel field : known) {
            emitField(field, body);
        }
        return struct.keepsTaggedFields()
                ? CodeBlock.of("$L.put(out, at, $L)", unknown(), struct.schema().tagCount())
                : WriteEmitter.AT;
    }

    private CodeBlock unknown() {
        return CodeBlock.of("$N.$N()", variable, struct.taggedFields());
    }

    /** Puts the number of fields, given a number for each known field and for the unknown ones. */
    private static CodeBlock count(List<CodeBlock> counted) {
        List<CodeBlock> terms = counted.size() == 1
                ? counted
                : counted.stream().map(TaggedWriteEmitter::term).toList();
        return CodeBlock.builder()
                .addStatement("at = out.putUnsignedVarint(at, $L)", CodeBlock.join(terms, "$W+ "))
                .build();
    }

    private static CodeBlock term(CodeBlock number) {
        return number.toString().contains(" ? ") ? CodeBlock.of("($L)", number) : number;
    }

    private CodeBlock value(FieldModel field) {
        return CodeBlock.of("$N.$N()", variable, field.component());
    }

    /** In which versions the field can be written, and when it is. */
    private VersionBranch presence(FieldModel field, MethodBody body) {
        return body.branch(
                version -> field.schema().isTagged(version) ? Defaults.isSet(field, value(field)) : CodeBlock.of(""));
    }

    private void emitField(FieldModel field, MethodBody body) {
        CodeBlock payload = body
                .branch(version -> field.schema().isTagged(version)
                        ? values.tagged(field, value(field), version, body)
                        : CodeBlock.of(""))
                .groups()
                .stream()
                .map(VersionBranch.Group::code)
                .filter(code -> !code.isEmpty())
                .findFirst()
                .orElse(null);
        if (payload != null) {
            body.begin("if ($N)", MethodNames.flag(field));
            body.statement(
                    "int start = out.beginTaggedField(at, $L)", field.schema().tag());
            body.statement("at = start");
            body.add(payload);
            body.statement("at = out.endTaggedField(start, at)");
            body.end();
        }
    }
}
