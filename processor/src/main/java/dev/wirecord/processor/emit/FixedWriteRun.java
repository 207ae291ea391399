package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import java.util.ArrayList;
import java.util.List;

/**
 * Neighbouring fields that take the same number of bytes whatever their values and versions. Room is asked for once for
 * all of them: a question for each of them costs more than putting it.
 */
final class FixedWriteRun {

    // Fewer values are not worth a question of their own.
    private static final int SHORTEST = 3;

    // Nor are those of the message itself, which are there but once: more methods are more bytes in its class.
    private static final int NEVER = Integer.MAX_VALUE;

    private final VersionSpan span;
    private final StructModel struct;
    private final String variable;
    private final int shortest;
    private final List<FieldModel> fields = new ArrayList<>();
    private int size;

    FixedWriteRun(VersionSpan span, StructModel struct, MethodNames names) {
        this.span = span;
        this.struct = struct;
        this.variable = names.variable(struct);
        this.shortest = names.isMessage(struct) ? NEVER : SHORTEST;
    }

    /** Takes the field if it continues the run. */
    boolean add(FieldModel field) {
        if (!Encodings.isAlwaysFixed(field, struct, span) || !Encodings.hasSet(field.scalar())) {
            return false;
        }
        fields.add(field);
        size += field.scalar().size();
        return true;
    }

    /** Puts the run, and begins a new one. */
    void end(MethodBody body) {
        boolean isRun = fields.size() >= shortest;
        if (isRun) {
            body.statement("out.requireRoom(at, $L)", size);
        }
        put(body, isRun);
    }

    /** Puts the run, and returns the call that puts the tag section of a struct that knows no tagged fields. */
    CodeBlock endWithTaggedFields(MethodBody body) {
        boolean isRun = fields.size() + 1 >= shortest;
        if (isRun) {
            body.statement("out.requireRoom(at, $L)", size + 1);
        }
        put(body, isRun);
        return CodeBlock.of("$N.$N().$L(out, at)", variable, struct.taggedFields(), verb(isRun));
    }

    private void put(MethodBody body, boolean isRun) {
        for (FieldModel field : fields) {
            body.statement(
                    "at = out.$L$L(at, $N.$N())",
                    verb(isRun),
                    Encodings.typeName(field.scalar()),
                    variable,
                    field.component());
        }
        fields.clear();
        size = 0;
    }

    private static String verb(boolean isRun) {
        return isRun ? "set" : "put";
    }
}
