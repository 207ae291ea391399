package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Emits the code that reads a struct's tag section (KIP-482). */
final class TaggedReadEmitter {

    private final ReadEmitter values;
    private final StructModel struct;
    private final VersionSpan span;
    private final LocalNames locals;

    TaggedReadEmitter(ReadEmitter values, StructModel struct, VersionSpan span, LocalNames locals) {
        this.values = values;
        this.struct = struct;
        this.span = span;
        this.locals = locals;
    }

    /** Fields with a tag in any version, in the order of their tags. */
    static List<FieldModel> taggedFields(StructModel struct) {
        return struct.fields().stream()
                .filter(field -> field.schema().hasTag())
                .sorted(Comparator.comparing(field -> field.schema().tag()))
                .toList();
    }

    /** Adds the code, behind the run of fields before the section, and what the constructor gets for the unknown fields. */
    void emit(MethodBody body, FixedReadRun run, Map<String, CodeBlock> arguments) {
        List<FieldModel> known = taggedFields(struct);
        if (known.isEmpty()) {
            emitWithoutKnown(body, run, arguments);
            return;
        }
        run.end(body);
        declareLocals(known, body);
        body.begin("for (int left = in.readTaggedFieldCount(), tag = -1; left > 0; left--)");
        body.statement("tag = in.readTag(tag)");
        body.statement("int end = in.readTaggedFieldEnd()");
        body.begin("switch (tag)");
        known.forEach(field -> emitCase(field, body));
        if (struct.keepsTaggedFields()) {
            body.statement("default -> $1N = $1N.add(in, tag, end)", unknownLocal());
            arguments.put(struct.taggedFields(), CodeBlock.of("$N.toTaggedFields()", unknownLocal()));
        } else {
            body.statement("default -> in.skipTo(end)");
        }
        body.end();
        body.statement("in.requireTaggedFieldEnd(tag, end)");
        body.end();
    }

    private void emitWithoutKnown(MethodBody body, FixedReadRun run, Map<String, CodeBlock> arguments) {
        if (struct.keepsTaggedFields()) {
            run.endWithTaggedFields(body);
            arguments.put(struct.taggedFields(), CodeBlock.of("$N", unknownLocal()));
        } else {
            run.end(body);
            body.statement("in.skipTaggedFields()");
        }
    }

    private String unknownLocal() {
        return locals.of(struct.taggedFields());
    }

    private void declareLocals(List<FieldModel> known, MethodBody body) {
        List<Integer> versions = span.versionsOf(struct);
        body.add(CodeBlock.of("\n"));
        for (FieldModel field : known) {
            boolean declared = versions.stream().anyMatch(field.schema()::isPositional);
            if (!declared && versions.stream().anyMatch(field.schema()::isTagged)) {
                body.statement(
                        "$T $N = $L", field.localType(), locals.of(field.component()), values.defaultValue(field));
            }
        }
        if (struct.keepsTaggedFields()) {
            body.statement("$1T $2N = $1T.NONE", RuntimeNames.TAGGED_FIELDS_COLLECTOR, unknownLocal());
        }
    }

    private void emitCase(FieldModel field, MethodBody body) {
        int tag = field.schema().tag();
        VersionBranch branch = body.branch(version -> field.schema().isTagged(version)
                ? CodeBlock.of("$N = $L", locals.of(field.component()), values.taggedValue(field, version, body))
                : CodeBlock.of(
                        "throw in.tagNotInVersion($L, $S)", tag, field.schema().tagged()));
        if (branch.isUniform()) {
            body.statement("case $L -> $L", tag, branch.groups().get(0).code());
            return;
        }
        body.begin("case $L ->", tag);
        body.begin("if ($L)", branch.groups().get(0).condition());
        body.statement("$L", branch.groups().get(0).code());
        body.end();
        body.statement("$L", branch.groups().get(1).code());
        body.end();
    }
}
