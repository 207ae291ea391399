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
    private final String parameter;

    TaggedWriteEmitter(WriteEmitter values, StructModel struct, String parameter) {
        this.values = values;
        this.struct = struct;
        this.parameter = parameter;
    }

    /** Adds the code, behind the run of fields before the section, which has not ended. */
    void emit(MethodBody body, FixedRun run) {
        List<FieldModel> known = TaggedReadEmitter.taggedFields(struct);
        if (known.isEmpty() && struct.keepsTaggedFields()) {
            run.endWithTaggedFields(body);
            return;
        }
        run.end(body);
        List<CodeBlock> counted = new ArrayList<>();
        body.add(CodeBlock.of(known.isEmpty() ? "" : "\n"));
        for (FieldModel field : known) {
            for (CodeBlock isWritten : presence(field, body).conditions()) {
                counted.add(CodeBlock.of("$N ? 1 : 0", MethodNames.flag(field)));
                body.statement("boolean $N = $L", MethodNames.flag(field), isWritten);
            }
        }
        if (struct.keepsTaggedFields()) {
            counted.add(CodeBlock.of("$N.$N().size()", parameter, struct.taggedFields()));
        }
        body.add(count(counted));
        for (FieldModel field : known) {
            emitField(field, body);
        }
        if (struct.keepsTaggedFields()) {
            int tags = struct.schema().tagCount();
            body.statement("out.writeTaggedFields($N.$N(), $L)", parameter, struct.taggedFields(), tags);
        }
    }

    /** Writes the number of fields, given a number for each known field and for the unknown ones. */
    private static CodeBlock count(List<CodeBlock> counted) {
        if (counted.isEmpty()) {
            return CodeBlock.of("out.writeUnsignedVarint(0); // no tagged fields\n");
        }
        List<CodeBlock> terms = counted.size() == 1
                ? counted
                : counted.stream().map(TaggedWriteEmitter::term).toList();
        return CodeBlock.builder()
                .addStatement("out.writeUnsignedVarint($L)", CodeBlock.join(terms, "$W+ "))
                .build();
    }

    private static CodeBlock term(CodeBlock number) {
        return number.toString().contains(" ? ") ? CodeBlock.of("($L)", number) : number;
    }

    private CodeBlock value(FieldModel field) {
        return CodeBlock.of("$N.$N()", parameter, field.component());
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
                    "int start = out.beginTaggedField($L)", field.schema().tag());
            body.add(payload);
            body.statement("out.endTaggedField(start)");
            body.end();
        }
    }
}
