package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import java.util.ArrayList;
import java.util.List;

/**
 * Neighbouring fields that take the same number of bytes whatever their values and versions. The writer makes room for
 * all of them at once: a question for each of them costs more than writing it.
 */
final class FixedRun {

    private final VersionSpan span;
    private final StructModel struct;
    private final String parameter;
    private final List<FieldModel> fields = new ArrayList<>();
    private int size;
    private boolean declared;

    FixedRun(VersionSpan span, StructModel struct, String parameter) {
        this.span = span;
        this.struct = struct;
        this.parameter = parameter;
    }

    /** Takes the field if it continues the run. */
    boolean add(FieldModel field) {
        if (!isFixed(field)) {
            return false;
        }
        fields.add(field);
        size += field.scalar().size();
        return true;
    }

    private boolean isFixed(FieldModel field) {
        return Encodings.isAlwaysFixed(field, struct, span) && Encodings.hasPut(field.scalar());
    }

    /** Writes the run, and begins a new one. */
    void end(MethodBody body) {
        if (fields.size() == 1) {
            FieldModel field = fields.get(0);
            body.statement("out.write$L($L)", Encodings.typeName(field.scalar()), value(field));
        } else if (fields.size() > 1) {
            put(body, size);
        }
        fields.clear();
        size = 0;
    }

    /** Writes the run, and behind it the tag section of a struct that knows no tagged fields. */
    void endWithTaggedFields(MethodBody body) {
        CodeBlock unknown = CodeBlock.of("$N.$N()", parameter, struct.taggedFields());
        if (fields.isEmpty()) {
            body.statement("out.writeTaggedFields($L)", unknown);
        } else {
            int behind = size;
            put(body, size + 1);
            body.statement("out.putTaggedFields(at + $L, $L)", behind, unknown);
        }
    }

    private void put(MethodBody body, int room) {
        body.statement(declared ? "at = out.reserve($L)" : "int at = out.reserve($L)", room);
        declared = true;
        int offset = 0;
        for (FieldModel field : fields) {
            CodeBlock place = offset == 0 ? CodeBlock.of("at") : CodeBlock.of("at + $L", offset);
            body.statement("out.put$L($L, $L)", Encodings.typeName(field.scalar()), place, value(field));
            offset += field.scalar().size();
        }
    }

    private CodeBlock value(FieldModel field) {
        return CodeBlock.of("$N.$N()", parameter, field.component());
    }
}
