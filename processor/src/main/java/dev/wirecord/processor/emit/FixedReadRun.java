package dev.wirecord.processor.emit;

import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import java.util.ArrayList;
import java.util.List;

/**
 * Neighbouring fields that take the same number of bytes whatever their values and versions. The reader takes all of them
 * at once, so that it asks only once whether the bytes are there. {@link FixedWriteRun} is the other direction.
 */
final class FixedReadRun {

    private final VersionSpan span;
    private final StructModel struct;
    private final LocalNames locals;
    private final List<FieldModel> fields = new ArrayList<>();
    private boolean declared;

    FixedReadRun(VersionSpan span, StructModel struct, LocalNames locals) {
        this.span = span;
        this.struct = struct;
        this.locals = locals;
    }

    /** Takes the field if it continues the run. Its local variable is there once the run has ended. */
    boolean add(FieldModel field) {
        return Encodings.isAlwaysFixed(field, struct, span) && fields.add(field);
    }

    /** Reads the run, and begins a new one. */
    void end(MethodBody body) {
        if (fields.size() == 1) {
            FieldModel field = fields.get(0);
            body.statement(
                    "$T $N =$Win.read$L()",
                    field.localType(),
                    locals.of(field.component()),
                    Encodings.typeName(field.scalar()));
        } else if (fields.size() > 1) {
            get(body, 0);
        }
        fields.clear();
    }

    /** Reads the run, and behind it the tag section of a struct that knows no tagged fields, and keeps the others. */
    void endWithTaggedFields(MethodBody body) {
        String unknown = locals.of(struct.taggedFields());
        if (fields.isEmpty()) {
            body.statement("$T $N = in.readTaggedFields()", RuntimeNames.TAGGED_FIELDS, unknown);
        } else {
            int behind = get(body, 1);
            body.statement("$T $N = in.getTaggedFields(at + $L)", RuntimeNames.TAGGED_FIELDS, unknown, behind);
        }
        fields.clear();
    }

    /** Gets the fields from a run that is longer by some bytes, and returns how many bytes the fields take. */
    private int get(MethodBody body, int more) {
        int size = fields.stream().mapToInt(field -> field.scalar().size()).sum();
        body.statement(declared ? "at = in.take($L)" : "int at = in.take($L)", size + more);
        declared = true;
        int offset = 0;
        for (FieldModel field : fields) {
            body.statement(
                    "$T $N =$Win.get$L($L)",
                    field.localType(),
                    locals.of(field.component()),
                    Encodings.typeName(field.scalar()),
                    offset == 0 ? "at" : "at + " + offset);
            offset += field.scalar().size();
        }
        return size;
    }
}
