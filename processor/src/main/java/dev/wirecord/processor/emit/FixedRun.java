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
        if (field.isArray() || field.struct() != null || !Encodings.hasPut(field.scalar())) {
            return false;
        }
        return span.versionsOf(struct).stream().allMatch(field.schema()::isPositional);
    }

    /** Writes the run, and begins a new one. */
    void end(MethodBody body) {
        String verb = fields.size() > 1 ? "put" : "write";
        if (fields.size() > 1) {
            body.statement("out.ensureRoom($L)", size);
        }
        for (FieldModel field : fields) {
            CodeBlock value = CodeBlock.of("$N.$N()", parameter, field.component());
            body.statement("out.$L$L($L)", verb, Encodings.typeName(field.scalar()), value);
        }
        fields.clear();
        size = 0;
    }
}
